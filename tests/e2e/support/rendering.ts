import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const fontFile = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const font = readFileSync(fileURLToPath(fontFile), 'base64')

const style = `
  :root { --shadow: none !important; }
  @font-face { font-family: 'Test'; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }
  * { font-family: 'Test' !important; text-rendering: geometricPrecision !important; }
  [data-tint='true'] { background: var(--tint) !important; }
`

/**
 * Makes a page render the same on every system: with a bundled font without hinting, and without gradients and shadows,
 * which each system dithers differently.
 */
export async function normalizeRendering(page: Page) {
  await page.addStyleTag({ content: style })
  await page.evaluate(() =>
    Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 1em Test`))),
  )
}

/** Waits until the page has rendered its new size or colors, which can change what it shows. */
export function waitForFrames(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
