import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { isFullRun } from '../kit/fullRun.ts'
import { samples } from '../kit/samples.ts'
import { expectAccessibleTexts } from './support/axe.ts'
import { createEnglishFinder } from './support/findEnglish.ts'
import { openInLanguage, visitInLanguage, type WalkScreen } from './support/languageWalk.ts'
import { findLayoutErrors, findOverlappingTexts } from './support/layoutErrors.ts'
import { expectMirrored } from './support/mirrored.ts'
import { expect, test } from './support/test.ts'
import { pseudo, spanish } from './support/translations.ts'
import { walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Every sample client in the pseudo-locale and, if it has Spanish, in Spanish. The wide window shows the scenarios as
 * tiles. The run for each commit visits the client with every feature, in both languages.
 */
const walks = [...samples].flatMap(([key, { current }], index) => {
  const client = key as SampleClient
  if (!isFullRun && client !== 'lakeshore') return []
  const [width, other] = index % 2 === 0 ? [1280, 320] : [320, 1280]
  return [
    { client, language: pseudo, width: other },
    ...(current.instance.client.languages?.includes(spanish.tag)
      ? [{ client, language: spanish, width }]
      : []),
  ]
})

for (const { client, language, width } of walks) {
  test(`every screen of ${client} is in ${language.tag}, accessible, and fits ${width} px`, async ({
    page,
  }) => {
    test.slow()
    const {
      texts,
      language: { locale, direction },
    } = language
    const findEnglish = createEnglishFinder(language, client)
    await page.setViewportSize({ width, height: 800 })
    // Some screens are visited twice.
    const accessible = new Set<WalkScreen>()
    await openInLanguage(page, client, language)
    await visitInLanguage(page, language, async (screen) => {
      const step = stepOf(screen)
      const title = texts.pageTitle({ screen: texts.steps[step] })
      await expect(page).toHaveTitle(screen === 'dialog' ? texts.errorTitle({ title }) : title)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await page.evaluate(renderHiddenTables)
      expect.soft(await findEnglish(page), `${screen}: English`).toEqual([])
      expect.soft(await findLayoutErrors(page), `${screen}: layout`).toEqual([])
      // A dialog covers the texts of the page.
      if (screen === step)
        expect.soft(await page.evaluate(findOverlappingTexts), `${screen}: overlapping texts`).toEqual([])
      if (!accessible.has(screen))
        await expectAccessibleTexts(page, screen, screen === step ? undefined : 'dialog')
      accessible.add(screen)
      if (direction === 'rtl') await expectMirrored[screen]?.(page)
    })
  })
}

test('English on a page in Spanish is found, unless it is marked', async ({ page, openAs }) => {
  const findEnglish = createEnglishFinder(spanish, 'quillon')
  await openAs('quillon')
  await walkTo(page, 'personal')
  await page.evaluate(() => {
    document.documentElement.lang = 'es-US'
    for (const [name, value] of Object.entries({
      title: 'Add one child',
      'aria-label': 'One of them',
      lang: 'en',
    })) {
      const element = document.createElement('p')
      element.setAttribute(name, value)
      element.textContent = name === 'lang' ? 'Skip this' : 'Gross, 3'
      document.querySelector('main')!.append(element)
    }
  })
  const found = await findEnglish(page)
  for (const text of [
    'Personal – Medical plan calculator',
    'Tell us about you',
    'Your Location',
    'Next',
    'I save',
    'Add one child',
    'One of them',
  ])
    expect(found).toContain(text)
  for (const text of ['Skip this', 'English', 'Gross, 3']) expect(found).not.toContain(text)
})

/** The step below a dialog, or the step itself. */
function stepOf(screen: WalkScreen) {
  if (screen === 'dialog') return 'scenario'
  return screen === 'startOver' ? 'results' : screen
}

/**
 * Renders the tables outside the window, which otherwise have no layout to check, and those that appear later. Runs in
 * the page.
 */
function renderHiddenTables() {
  const styles = new CSSStyleSheet()
  styles.replaceSync('.expenses-frame { content-visibility: visible !important }')
  document.adoptedStyleSheets = [styles]
}
