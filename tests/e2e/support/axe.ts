import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { isFullRun } from '../../kit/fullRun.ts'
import type { AxeResults, RunOptions } from 'axe-core'
import { settle } from './settle.ts'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
}

/** The rules whose findings depend on colors. */
const colorRules: RunOptions = { ...everyRule, runOnly: { type: 'rule', values: ['color-contrast'] } }

/**
 * axe finds nothing on what is shown, wide in light colors and narrow in dark ones. Where both widths show different
 * elements, it also looks at the colors of the other two combinations; the full run does so everywhere, with all rules.
 */
export async function expectAccessible(page: Page, state: string, { hasTwoLayouts = false } = {}) {
  for (const width of [1280, 375]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const isMain = (width === 1280) === (colorScheme === 'light')
      if (!isMain && !hasTwoLayouts && !isFullRun) continue
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle(page)
      const findings = await findingsOf(page, isMain || isFullRun ? everyRule : colorRules)
      expect.soft(findings, `${state} at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/** Runs axe in the page. */
export async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate((runOptions) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    return axe.run(runOptions)
  }, options)
}

async function findingsOf(page: Page, options: RunOptions) {
  const restore = await flattenGradients(page)
  const { violations, incomplete } = await runAxe(page, options)
  await restore()
  return [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes
      .filter(
        ({ any }) =>
          !any.some(({ data }) => isUndecidable((data as { messageKey?: string } | null)?.messageKey)),
      )
      .map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} ${failureSummary?.split('\n').slice(1).join(';')}`,
      ),
  )
}

/** The contrast of a lone sign, and of what is scrolled below something else, is not for axe to tell. */
function isUndecidable(reason: string | undefined) {
  return reason === 'nonBmp' || reason === 'bgOverlap'
}

/** axe cannot judge a text on a gradient, but it can on the strongest of its colours. */
async function flattenGradients(page: Page) {
  const flattened = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const [, colour] =
        /gradient\(.*?(rgba?\([^)]*\)|color\([^)]*\))/.exec(getComputedStyle(element).backgroundImage) ?? []
      if (colour) element.style.setProperty('background', colour)
      return colour
    }),
  )
  return () =>
    flattened.evaluate((elements) => {
      for (const { style } of elements) style.removeProperty('background')
    })
}
