import type { Page } from '@playwright/test'
import { sections } from '../../src/calculator/texts/en/sections.ts'
import { shell } from '../../src/calculator/texts/en/shell.ts'
import { steps } from '../../src/calculator/texts/en/steps.ts'
import { language as spanishLanguage } from '../../src/calculator/texts/languages/es.ts'
import { spanish } from './support/languages.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, heading, walkTo } from './support/walk.ts'

const spanishScript = /\/es-[^/]*\.js/

const switchToSpanish = (page: Page) => page.getByRole('button', { name: 'Español', exact: true }).click()

test.describe('a visitor whose browser prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('sees Spanish at once, and no English before, also of a failure', async ({
    page,
    openAs,
    setFault,
    calls,
  }) => {
    const findEnglish = await recordTexts(page)
    const scripts = recordScripts(page)
    await openAs('lakeshore')
    await expect(heading(page)).toHaveText(spanish.home.heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    await expect(page).toHaveTitle(spanish.pageTitle({ screen: spanish.steps.home }))
    expect(await findEnglish()).toEqual([])
    expect(calls[0]!.headers['accept-language']).toMatch(/^es-MX/)
    expect(scripts.filter((path) => spanishScript.test(path))).toHaveLength(1)

    setFault('offline')
    await page.reload()
    await expect(heading(page)).toHaveText(spanish.notAvailable.heading)
    expect(await findEnglish()).toEqual([])
  })
})

test('another language loads on request, at the second try also after a deployment', async ({
  page,
  openAs,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  // A HEAD response has no body.
  pageErrors.allow(/Failed to fetch dynamically imported module/, /HEAD .* net::ERR_ABORTED/)
  const scripts = recordScripts(page)
  await openAs('lakeshore')
  await walkTo(page, 'coverage')
  await page.getByRole('switch').check()
  expect(scripts.filter((path) => spanishScript.test(path))).toEqual([])
  await page.route(spanishScript, (route) => route.fulfill({ status: 404 }))
  await switchToSpanish(page)
  await expect(page.getByRole('alert')).toHaveText(steps.languages.failed)
  await expectScreen(page, 'coverage')
  page.once('framenavigated', () => void page.unroute(spanishScript))
  await switchToSpanish(page)
  await expect(heading(page)).toHaveText(spanish.home.heading)
  await page.getByRole('button', { name: spanish.answers.continue }).click()
  await expect(heading(page)).toHaveText(spanish.coverage.heading)
  await expect(page.getByRole('switch')).toBeChecked()
})

test('Try again loads a language that failed to load with the page', async ({ page, openAs, pageErrors }) => {
  pageErrors.expect(/net::ERR_FAILED/)
  pageErrors.allow(/Failed to fetch dynamically imported module/)
  await page.route(spanishScript, (route) => route.abort())
  await openAs('lakeshore', '?lang=es')
  await expect(heading(page)).toHaveText('Not Available')
  await page.unroute(spanishScript)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(spanish.home.heading)
})

/** Returns a list to which the path of every later script is added. */
function recordScripts(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname)
  })
  return paths
}

const spanishTexts = new Set(listTexts(spanishLanguage))

/** Sentences of the English texts that Spanish does not have. The name of the calculator is in the document. */
const englishTexts = listTexts({ shell: { ...shell, application: '' }, steps, sections }).filter(
  (text) => /[a-z] [a-z]/.test(text) && !text.includes('{') && !spanishTexts.has(text),
)

function listTexts(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(Object(texts)).flatMap(listTexts)
}

/** Collects the visible texts of the page from its first element on. */
async function recordTexts(page: Page) {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown })
    const record = () => {
      // Browsers paint nothing before the styles.
      const root = document.querySelector('html')
      if (root && getComputedStyle(root).getPropertyValue('--s1')) shown.add(document.body.innerText)
    }
    new MutationObserver(record).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return async () => {
    const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])
    return englishTexts.filter((text) => shown.some((all) => all.includes(text)))
  }
}
