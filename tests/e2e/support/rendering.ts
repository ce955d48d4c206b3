import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const fonts = [
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
].map((file) => readFileSync(fileURLToPath(file), 'base64'))

const families = fonts.map((_, index) => `Test ${index}`)

const style = `
  :root { --shadow: none !important; }
  ${fonts
    .map(
      (font, index) =>
        `@font-face { font-family: '${families[index]}'; src: url(data:font/woff2;base64,${font}); font-weight: 100 900; }`,
    )
    .join('\n')}
  * { font-family: '${families.join("', '")}' !important; text-rendering: geometricPrecision !important; }
  [data-tint='true'] { background: var(--tint) !important; }
  /* The bundled fonts have no Arabic letters. */
  [dir='rtl'] :is(.language-switch button, .monthly-bills-month) {
    inline-size: 4em; overflow: hidden; color: transparent !important; white-space: nowrap;
  }
`

/**
 * Makes a page render the same on every system: with a bundled font without hinting, and without gradients and shadows,
 * which each system dithers differently.
 */
export async function normalizeRendering(page: Page) {
  await page.addStyleTag({ content: style })
  await page.evaluate(
    (names) =>
      Promise.all(
        names.flatMap((name) =>
          ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em '${name}'`)),
        ),
      ),
    families,
  )
}

/** Waits until the page has rendered its new size or colors, which can change what it shows. */
export function waitForFrames(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
