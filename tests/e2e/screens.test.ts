import type { Page } from '@playwright/test'
import { pseudoKey, pseudoTag } from '../kit/pseudoLocale.ts'
import { samples } from '../kit/samples.ts'
import { expectAccessible } from './support/axe.ts'
import { english, pseudo } from './support/languages.ts'
import { findLayoutErrors, findOverlappingTexts, resize } from './support/layout.ts'
import { setMeta } from './support/service.ts'
import { expect, test } from './support/test.ts'
import { visitScreens, type VisitedScreen } from './support/visitScreens.ts'

/** Samples that contain every kind of control in each layout and color scheme. */
const accessibleSizes: Partial<Record<VisitedScreen, ('wide' | 'narrow')[]>> = {
  coverage: ['narrow'],
  scenario: ['wide'],
  dialog: ['narrow'],
  results: ['narrow', 'wide'],
}

test('every screen fits every window, is accessible, and has no animation if the user prefers that', async ({
  page,
  setDocuments,
}) => {
  const { instance, model } = samples.get('lakeshore')!.current
  // The dialog then has a choice of persons.
  setDocuments({ ...instance, features: { ...instance.features, customPerPerson: true } }, model.document)
  await page.goto('')
  await visitScreens(page, english, async (screen) => {
    for (const [width, percent] of [
      [390, 200],
      [768, 200],
      [320, 100],
      [1280, 100],
    ] as const) {
      // The results are checked at this size with more and longer texts.
      if (width === 768 && screen === 'results') continue
      await resize(page, width, percent)
      const where = `${screen}, ${width} px, text at ${percent}%`
      expect.soft(await findLayoutErrors(page), where).toEqual([])
      if (percent === 100) expect.soft(await page.evaluate(findSmallTargets), where).toEqual([])
    }
    expect.soft(await page.evaluate(findAnimations), screen).toEqual([])
    for (const size of accessibleSizes[screen] ?? []) await expectAccessible(page, screen, size)
    await resize(page, 1280)
  })
})

test(
  'every screen is in the right-to-left language of a client, and fits 320 px and 1280 px',
  { tag: '@full' },
  async ({ page }) => {
    await setMeta(page, 'api-key', pseudoKey('lakeshore'))
    await page.goto(`?lang=${pseudoTag}`)
    await visitScreens(page, pseudo, async (screen) => {
      await expect(page.locator('html')).toHaveAttribute('lang', pseudoTag)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      for (const width of [320, 1280]) {
        await resize(page, width)
        expect.soft(await findLayoutErrors(page), `${screen}, ${width} px`).toEqual([])
        // A dialog covers the texts of the page.
        if (screen !== 'dialog')
          expect.soft(await page.evaluate(findOverlappingTexts), `${screen}, ${width} px`).toEqual([])
        expect.soft(await page.evaluate(findEnglish), `${screen}, ${width} px`).toEqual([])
      }
    })
    await expectArrowKeysMirrored(page)
  },
)

/** Finds controls smaller than 24 px, except links inside sentences. Runs in the page. */
function findSmallTargets() {
  return [...document.querySelectorAll('a, button, input, select, summary')]
    .filter((control) => control.checkVisibility() && !control.matches('p a'))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < 24)
    .map(({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML.slice(0, 120)}`)
}

/** Finds elements whose transitions or animations take time. Runs in the page. */
function findAnimations() {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after', '::details-content', '::backdrop']
      .filter((pseudoElement) => {
        const style = getComputedStyle(element, pseudoElement)
        const animation = style.animationName === 'none' ? '0s' : style.animationDuration
        const durations = `${style.transitionDuration}, ${animation}`.split(', ')
        return durations.some((duration) => parseFloat(duration) > 0.001)
      })
      .map((part) => `${element.tagName}.${element.getAttribute('class') ?? ''}${part ?? ''}`),
  )
}

/** Finds visible texts with ASCII words, unless they are marked with a language. Runs in the page. */
function findEnglish() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!
    const isMarked = element.closest('[lang]') !== document.documentElement
    // Names that no client can translate.
    const words = text.textContent!.replaceAll(/Harbor Benefits|HSA|HRA|FSA|https?:\/\/\S+/g, '')
    if (element.checkVisibility() && !isMarked && /[a-z]{3}/i.test(words)) found.push(words)
  }
  return found
}

/** In a right-to-left page, the left arrow key moves a slider to the left, where the values are higher. */
async function expectArrowKeysMirrored(page: Page) {
  const slider = page.locator('.line-chart input')
  const value = async () => Number(await slider.inputValue())
  const before = await value()
  await slider.press('ArrowRight')
  expect(await value()).toBeLessThan(before)
  await slider.press('ArrowLeft')
  expect(await value()).toBe(before)
}
