import type { Page } from '@playwright/test'
import { shell } from '../../src/calculator/texts/en/shell.ts'
import { steps } from '../../src/calculator/texts/en/steps.ts'
import { sections } from '../../src/calculator/texts/en/sections.ts'
import { consoleErrors } from '../kit/expectedConsole.ts'
import { samples } from '../kit/samples.ts'
import { expect, test } from './support/test.ts'
import { spanish as spanishLanguage } from './support/translations.ts'
import { expectScreen, heading, walkTo } from './support/walk.ts'

const { texts: spanish, language } = spanishLanguage

/** The documents of a sample client whose names are English in each of its languages. */
function speaking(...languages: string[]) {
  const { instance, model } = samples.get('lakeshore')!.current
  return [{ ...instance, client: { ...instance.client, languages } }, model.document] as const
}

/** Sentences of the English texts that Spanish does not have. */
const englishTexts = listTexts({ shell, steps, sections }).filter(
  (text) => /[a-z] [a-z]/.test(text) && !text.includes('{') && !listTexts(language).includes(text),
)

function listTexts(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(Object(texts)).flatMap(listTexts)
}

/** Collects what the page shows from its first element on: visible texts, and titles. */
async function recordTexts(page: Page) {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown })
    const record = () => {
      // Browsers paint nothing before the styles.
      const root = document.querySelector('html')
      if (!root || !getComputedStyle(root).getPropertyValue('--s1')) return
      const texts = document.evaluate(
        '//body//text()',
        document,
        null,
        XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
      )
      for (let index = 0; index < texts.snapshotLength; index += 1) {
        const text = texts.snapshotItem(index)!
        const isVisible = text.parentElement!.checkVisibility({ visibilityProperty: true })
        if (isVisible && !text.parentElement!.closest('.visually-hidden, script'))
          shown.add(text.textContent!)
      }
    }
    new MutationObserver(record).observe(document, { childList: true, characterData: true, subtree: true })
    const everyFrame = () => {
      record()
      requestAnimationFrame(everyFrame)
    }
    everyFrame()
  })
  return async () => {
    const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])
    return englishTexts.filter((text) => shown.some((all) => all.includes(text)))
  }
}

const switchTo = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const html = (page: Page) => page.locator('html')

test.describe('a visitor whose browser prefers Spanish', () => {
  test.use({ locale: 'es-MX' })

  test('sees Spanish at once, and no English before', async ({ page, openAs, setDocuments, calls }) => {
    const findEnglish = await recordTexts(page)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    setDocuments(...speaking('en', 'es'))
    await page.goto('')
    await expect(heading(page)).toHaveText(spanish.home.heading)
    await expect(html(page)).toHaveAttribute('lang', 'es-US')
    await expect(page).toHaveTitle(spanish.pageTitle({ screen: spanish.steps.home }))
    expect(await findEnglish()).toEqual([])
    expect(calls[0]!.headers['accept-language']).toMatch(/^es-MX/)
    expect(scripts.filter((path) => path.includes('/es-'))).toHaveLength(1)
    await openAs('lakeshore')
  })

  test('sees the name of the calculator and failures in Spanish', async ({ page, setFault }) => {
    const findEnglish = await recordTexts(page)
    setFault('offline')
    await page.goto('', { waitUntil: 'commit' })
    await expect(page).toHaveTitle(spanish.application)
    await expect(heading(page)).toHaveText(spanish.notAvailable.heading)
    await expect(page.getByRole('button', { name: spanish.tryAgain })).toBeVisible()
    expect(await findEnglish()).toEqual([])
  })

  test('sees English for a client without other languages', async ({ page, setDocuments }) => {
    setDocuments(...speaking('en'))
    await page.goto('')
    await expectScreen(page, 'home')
    await expect(html(page)).toHaveAttribute('lang', 'en')
  })
})

test('a language in the address counts for the tab, until the visitor chooses another', async ({
  page,
  setDocuments,
  calls,
}) => {
  setDocuments(...speaking('en', 'es'))
  await page.goto('?lang=es')
  await expect(heading(page)).toHaveText(spanish.home.heading)
  expect(calls[0]!.headers['accept-language']).toBe('es,en-US;q=0.9')
  await page.goto('')
  await expect(heading(page)).toHaveText(spanish.home.heading)
  await page.goto('?lang=es')
  await switchTo(page, 'English')
  await expectScreen(page, 'home')
  await page.reload()
  await expectScreen(page, 'home')
  expect(page.url()).toContain('?lang=es')
})

test('English visitors load no other language', async ({ page, setDocuments }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  setDocuments(...speaking('en', 'es'))
  await page.goto('')
  await expectScreen(page, 'home')
  await expect(page.getByRole('button', { name: 'Español' })).toBeVisible()
  expect(scripts.filter((url) => url.includes('/es-'))).toEqual([])
})

test('the language changes on every step, and everything else stays', async ({ page, setDocuments }) => {
  test.setTimeout(120_000)
  setDocuments(...speaking('en', 'es'))
  for (const screen of ['personal', 'coverage', 'scenario', 'results'] as const) {
    await test.step(screen, async () => {
      await page.goto('?lang=en')
      await walkTo(page, screen)
      if (screen === 'results') await expect(page.getByText('This is based on:')).toBeVisible()
      if (screen === 'coverage') await page.getByRole('switch').check()
      const address = page.url()
      const length = await page.evaluate(() => history.length)
      const english = await heading(page).innerText()
      await switchTo(page, 'Español')
      await expect(html(page)).toHaveAttribute('lang', 'es-US')
      await expect(heading(page)).not.toHaveText(english)
      await expect(page).toHaveTitle(spanish.pageTitle({ screen: spanish.steps[screen] }))
      await expect(page.getByRole('button', { name: 'Español' })).toBeFocused()
      await expect(page.getByText(spanish.languages.changed({ language: 'Español' }))).toHaveRole('status')
      const visible = await page.locator('body').innerText()
      expect(englishTexts.filter((text) => visible.includes(text))).toEqual([])
      expect(page.url()).toBe(address)
      expect(await page.evaluate(() => history.length)).toBe(length)
      if (screen === 'coverage') await expect(page.getByRole('switch')).toBeChecked()
      if (screen === 'results') {
        await page.goBack()
        await expect(page.getByRole('radio').nth(1)).toBeChecked()
        await page.goForward()
        await expect(heading(page)).toHaveText(spanish.results.heading)
      }
      await switchTo(page, 'English')
      await expect(html(page)).toHaveAttribute('lang', 'en')
    })
  }
})

test('a language that does not load leaves the page as it is, and loads later', async ({
  page,
  context,
  setDocuments,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/)
  pageErrors.allow(/Failed to fetch dynamically imported module/, ...consoleErrors.offline)
  setDocuments(...speaking('en', 'es'))
  await page.goto('')
  await walkTo(page, 'coverage')
  // First only the texts, and then the instance too.
  await page.route(/\/es-[^/]*\.js/, (route) => route.abort())
  await switchTo(page, 'Español')
  await expect(page.getByRole('alert')).toHaveText(steps.languages.failed)
  await context.setOffline(true)
  await switchTo(page, 'Español')
  await expect(page.getByRole('alert')).toHaveText(steps.languages.failed)
  await expectScreen(page, 'coverage')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await context.setOffline(false)
  await page.unroute(/\/es-[^/]*\.js/)
  await switchTo(page, 'Español')
  await expect(heading(page)).toHaveText(spanish.coverage.heading)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('after a deployment, a second try loads the new page in the language', async ({
  page,
  setDocuments,
  pageErrors,
}) => {
  pageErrors.expect(/status of 404/)
  // A HEAD response has no body.
  pageErrors.allow(/Failed to fetch dynamically imported module/, /HEAD .* net::ERR_ABORTED/)
  setDocuments(...speaking('en', 'es'))
  await page.goto('')
  await walkTo(page, 'coverage')
  await page.getByRole('switch').check()
  await page.route(/\/es-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await switchTo(page, 'Español')
  await expect(page.getByRole('alert')).toHaveText(steps.languages.failed)
  await expectScreen(page, 'coverage')
  page.once('framenavigated', () => void page.unroute(/\/es-[^/]*\.js/))
  await switchTo(page, 'Español')
  await expect(heading(page)).toHaveText(spanish.home.heading)
  await page.getByRole('button', { name: spanish.answers.continue }).click()
  await expect(heading(page)).toHaveText(spanish.coverage.heading)
  await expect(page.getByRole('switch')).toBeChecked()
})

test('Try again loads a language that failed to load with the page', async ({
  page,
  setDocuments,
  pageErrors,
}) => {
  pageErrors.expect(/net::ERR_FAILED/)
  pageErrors.allow(/Failed to fetch dynamically imported module/)
  setDocuments(...speaking('en', 'es'))
  await page.route(/\/es-[^/]*\.js/, (route) => route.abort())
  await page.goto('?lang=es')
  await expect(heading(page)).toHaveText('Not Available')
  await page.unroute(/\/es-[^/]*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText(spanish.home.heading)
})
