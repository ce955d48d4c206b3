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
 * Takes out of the page's look what differs from one system to the next: all text is in a font that comes with the
 * tests, unhinted, and the ground is plain, for gradients and soft shadows are dithered, each system in its own way.
 */
export async function lookAlike(page: Page) {
  await page.addStyleTag({ content: style })
  await page.evaluate(() =>
    Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 1em Test`))),
  )
}
