import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { isFullRun } from '../../kit/fullRun.ts'
import type { AxeResults, RunOptions } from 'axe-core'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
}

/** The rules whose findings depend on colors. */
const colorRules: RunOptions = { ...everyRule, runOnly: { type: 'rule', values: ['color-contrast'] } }

/** axe finds nothing on what is shown, wide and narrow, light and dark; in the dark, the full run repeats every rule. */
export async function expectAccessible(page: Page, state: string) {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle(page)
      const isRepeated = colorScheme === 'dark' && !isFullRun
      const findings = await findingsOf(page, isRepeated ? colorRules : everyRule)
      expect.soft(findings, `${state} at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/** Lets the page take up its new size, which can change what it shows. */
function settle(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

async function findingsOf(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const restore = await flattenGradients(page)
  const { violations, incomplete } = await page.evaluate(async (runOptions) => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }
    return axe.run(runOptions)
  }, options)
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
