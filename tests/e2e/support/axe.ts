import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { isFullRun } from '../../kit/fullRun.ts'
import type { AxeResults, RunOptions } from 'axe-core'
import { waitForFrames } from './rendering.ts'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
}

/** The rules whose results depend on colors. */
const colorRules: RunOptions = { ...everyRule, runOnly: { type: 'rule', values: ['color-contrast'] } }

/**
 * Expects no axe violations in a wide light window and in a narrow dark one. With two layouts, also checks the color
 * rules in the other two combinations. The full run checks all rules in all combinations.
 */
export async function expectAccessible(page: Page, state: string, { hasTwoLayouts = false } = {}) {
  for (const width of [1280, 375]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const isMain = (width === 1280) === (colorScheme === 'light')
      if (!isMain && !hasTwoLayouts && !isFullRun) continue
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await waitForFrames(page)
      const violations = await findViolationsOfColors(page, isMain || isFullRun ? everyRule : colorRules)
      expect.soft(violations, `${state} at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/**
 * Expects no axe violations in the window as it is. Does not check colors, which are the same in every language.
 * @param scope a selector of the part of the page to check
 */
export async function expectAccessibleTexts(page: Page, state: string, scope?: string) {
  const options = { ...everyRule, rules: { 'color-contrast': { enabled: false } } }
  const violations = await findViolations(page, options, scope)
  expect.soft(violations, `axe, ${state}`).toEqual([])
}

/** Runs axe on the whole page, or on the element that a selector finds. */
export async function runAxe(page: Page, options: RunOptions, scope = 'html'): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    ([selector, runOptions]) => {
      const { axe } = window as unknown as {
        axe: { run: (scope: string, options: object) => Promise<AxeResults> }
      }
      return axe.run(selector, runOptions)
    },
    [scope, options] as const,
  )
}

async function findViolationsOfColors(page: Page, options: RunOptions) {
  const restore = await flattenGradients(page)
  const found = await findViolations(page, options)
  await restore()
  return found
}

async function findViolations(page: Page, options: RunOptions, scope?: string) {
  const { violations, incomplete } = await runAxe(page, options, scope)
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

/** The contrast that axe cannot determine: of a symbol, of a letter, in a drawing, and behind another element. */
const undecidable = new Set(['nonBmp', 'shortTextContent', 'imgNode', 'bgOverlap'])

function isUndecidable(reason: string | undefined) {
  return reason !== undefined && undecidable.has(reason)
}

/** Replaces gradients with their first color, because axe cannot determine contrast on a gradient. */
async function flattenGradients(page: Page) {
  const flattened = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const [, color] =
        /gradient\(.*?(rgba?\([^)]*\)|color\([^)]*\))/.exec(getComputedStyle(element).backgroundImage) ?? []
      if (color) element.style.setProperty('background', color)
      return color
    }),
  )
  return () =>
    flattened.evaluate((elements) => {
      for (const { style } of elements) style.removeProperty('background')
    })
}
