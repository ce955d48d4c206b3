import type { Locator, Page } from '@playwright/test'
import { samples } from '../kit/samples.ts'
import { answerEveryList, chooseSecondScenario } from './support/languageWalk.ts'
import { findLayoutErrors, findOverlappingTexts } from './support/layoutErrors.ts'
import { waitForFrames } from './support/rendering.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 320, height: 800 } })

/** A sample client with these languages, whose names are the same in all. */
function withLanguages(...languages: string[]) {
  const { instance, model } = samples.get('lakeshore')!.current
  return [{ ...instance, client: { ...instance.client, languages } }, model.document] as const
}

test('eight languages fill several lines beside their icon on a small phone, and none on paper', async ({
  page,
  setDocuments,
}) => {
  setDocuments(...withLanguages('en', 'es', 'fr', 'pt-BR', 'vi', 'tl', 'ht', 'so'))
  await page.goto('')
  const names = page.locator('.language-switch').getByRole('button')
  await expect(names).toHaveCount(8)
  expect(await findLayoutErrors(page)).toEqual([])
  const icon = await boxOf(page.locator('.language-switch > svg'))
  const boxes = await Promise.all((await names.all()).map(boxOf))
  expect(icon.y + icon.height / 2).toBeCloseTo(boxes[0]!.y + boxes[0]!.height / 2, -0.5)
  expect(boxes.at(-1)!.y).toBeGreaterThan(boxes[0]!.y)
  for (const { x } of boxes) expect(x).toBeGreaterThan(icon.x + icon.width)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.language-switch')).toBeHidden()
})

test('the Spanish coverage step has its values at the ends of the rows on a small phone', async ({
  page,
  setDocuments,
}) => {
  setDocuments(...withLanguages('en', 'es'))
  await page.goto('?lang=es')
  await page.getByRole('button', { name: 'Comencemos' }).click()
  for (const list of await page.getByRole('combobox').all()) await list.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Siguiente' }).click()
  const label = await boxOf(page.getByText('Hijos', { exact: true }))
  expect(label.y).toBeGreaterThan((await boxOf(page.locator('.counter-controls'))).y)
  const always = page.getByText('Siempre con cobertura')
  await expect(always).toHaveCSS('text-align', 'end')
  await enlargeText(page, 390)
  const card = await boxOf(page.locator('.coverage-rows'))
  for (const value of [always, page.getByRole('switch'), page.locator('.counter-controls')]) {
    const { x, width } = await boxOf(value)
    expect(x + width).toBeLessThan(card.x + card.width - 12)
  }
})

test('with large text, the example on the home screen is below the texts', async ({ page, setDocuments }) => {
  setDocuments(...withLanguages('en', 'es'))
  await page.goto('?lang=es')
  await expect(page.locator('.result-preview')).toBeVisible()
  await enlargeText(page, 768)
  const card = await boxOf(page.locator('.result-preview'))
  const texts = await boxOf(page.locator('.home-intro'))
  expect(card.y).toBeGreaterThan(texts.y + texts.height)
})

test('names of steps never break inside a word, and the amounts of the chart do not touch', async ({
  page,
  setDocuments,
}) => {
  for (const [language, start, next] of [
    ['es', 'Comencemos', 'Siguiente'],
    ['en', "Let's go", 'Next'],
  ] as const) {
    setDocuments(...withLanguages('en', 'es'))
    await page.goto(`?lang=${language}`)
    await page.getByRole('button', { name: start }).click()
    await expect(page.getByRole('combobox')).toHaveCount(3)
    await answerEveryList(page)
    await page.getByRole('button', { name: next }).click()
    await page.getByRole('button', { name: next }).click()
    await chooseSecondScenario(page)
    await page.getByRole('button', { name: next }).click()
    await expect(page.locator('.line-chart')).toBeVisible()
    for (const [width, percent] of [
      [320, 100],
      [360, 130],
      [390, 200],
    ] as const) {
      await enlargeText(page, width, percent)
      const where = `${language}, ${width} px, text at ${percent}%`
      expect.soft(await page.locator('.step-bar').evaluate(findBrokenWords), where).toEqual([])
      expect.soft(await page.evaluate(findOverlappingTexts), where).toEqual([])
    }
  }
})

/** Finds words that continue on another line. Runs in the page. */
function findBrokenWords(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of text.textContent!.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) found.push(word)
    }
  return found
}

/** Sets the size of the text, in a window of this width. */
async function enlargeText(page: Page, width: number, percent = 200) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent)
  await waitForFrames(page)
}

async function boxOf(element: Locator) {
  return (await element.boundingBox())!
}
