import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { pseudoKey, pseudoTag } from '../kit/pseudoLocale.ts'
import { pseudo } from './support/languages.ts'
import { setMeta } from './support/service.ts'
import { answersFragment, expect, test } from './support/test.ts'
import { test as workbenchTest } from './support/workbench.ts'

const options = {
  // The Content-Security-Policy blocks added styles.
  bypassCSP: true,
  colorScheme: 'light',
} as const

test.use(options)
workbenchTest.use(options)

test('the first step and the results match their screenshots', async ({ page, openAs, openResults }) => {
  // The footer shows the current year.
  await page.clock.setFixedTime('2027-01-04T12:00:00')
  await openAs('lakeshore')
  await expectScreenshot(page, 'home', 390)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openResults('lakeshore', { spouse: true, children: 1 })
  await page.getByText('See how this was calculated').click()
  await expectScreenshot(page, 'results', 1280)
  await expectScreenshot(page, 'results', 390)
})

test('the results in a right-to-left language match their screenshot', { tag: '@full' }, async ({ page }) => {
  await page.clock.setFixedTime('2027-01-04T12:00:00')
  await setMeta(page, 'api-key', pseudoKey('lakeshore'))
  await page.goto(`?lang=${pseudoTag}${answersFragment('lakeshore')}`)
  await page.getByRole('button', { name: pseudo.answers.link.show }).click()
  await expect(page.getByRole('heading', { name: pseudo.sections.comparison.heading })).toBeVisible()
  await expectScreenshot(page, 'results-rtl', 1280)
})

workbenchTest('the workbench matches its screenshot', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await page.getByRole('tab', { name: 'Rates' }).click()
  await expect(page.getByRole('region', { name: 'Best plans' }).getByRole('table')).toBeVisible()
  await expectScreenshot(page, 'workbench', 1280)
})

/** Compares a screenshot, in which the calculator of the workbench is hidden. */
async function expectScreenshot(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await normalizeRendering(page)
  await page.mouse.move(0, 0)
  await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, {
    fullPage: name !== 'workbench',
    mask: [page.locator('iframe')],
  })
}

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
  [dir='rtl'] :is(.language-switch button, .next-step > [data-only='paper'] + p) {
    inline-size: 4em; overflow: hidden; color: transparent !important; white-space: nowrap;
  }
`

/**
 * Makes a page render the same on every system: with a bundled font without hinting, and without gradients and shadows,
 * which each system dithers differently.
 */
async function normalizeRendering(page: Page) {
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
