import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { waitForFrames } from './layout.ts'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Expects no axe violations in a wide light window or in a narrow dark one.
 * @param part the selector of what to check
 */
export async function expectAccessible(page: Page, state: string, size: 'wide' | 'narrow', part = 'html') {
  const isWide = size === 'wide'
  await page.setViewportSize({ width: isWide ? 1280 : 375, height: 900 })
  await page.emulateMedia({ colorScheme: isWide ? 'light' : 'dark' })
  await waitForFrames(page)
  const restore = await flattenGradients(page)
  const { violations, incomplete } = await runAxe(page, part, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations', 'incomplete'],
  })
  await restore()
  const found = [...violations, ...incomplete].flatMap(({ id, nodes }) =>
    nodes
      .filter(({ any }) => !any.some(({ data }) => isUndecidable(data)))
      .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
  expect.soft(found, `${state}, ${size}`).toEqual([])
}

/** Runs axe on a part of the page. */
export async function runAxe(page: Page, part: string, options: RunOptions): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    ([selector, runOptions]) => {
      const { axe } = window as unknown as {
        axe: { run: (part: string, options: object) => Promise<AxeResults> }
      }
      return axe.run(selector, runOptions)
    },
    [part, options] as const,
  )
}

/** The contrast that axe cannot determine: of a symbol, of a letter, in a drawing, and behind another element. */
const undecidable = new Set(['nonBmp', 'shortTextContent', 'imgNode', 'bgOverlap'])

function isUndecidable(data: unknown) {
  return undecidable.has((data as { messageKey?: string } | null)?.messageKey ?? '')
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
