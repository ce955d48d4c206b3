import type { Page } from '@playwright/test'
import { parseOutputs } from '../../src/contract/outputs.ts'
import { fc } from '../kit/fc.ts'
import { isFullRun } from '../kit/fullRun.ts'
import { allowedAmounts } from './support/allowedAmounts.ts'
import { generatedInstance, generatedOutputs, type Fields } from './support/generatedOutputs.ts'
import { findLayoutErrors, findOverlappingTexts } from './support/layoutErrors.ts'
import { waitForFrames } from './support/rendering.ts'
import { expect, test } from './support/test.ts'
import { clickNext, expectScreen, scenarioTiles, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const widths = [320, 390, 768, 1280]
const answersPerKind = isFullRun ? 20 : 1
const kinds: { planCount: number; fields: Fields }[] = [
  { planCount: 1, fields: 'all' },
  { planCount: 2, fields: 'required' },
  { planCount: 12, fields: 'all' },
]

for (const { planCount, fields } of kinds) {
  test(`generated results fit the window, and show only amounts of the answer: ${planCount} plans, ${fields} fields`, async ({
    page,
    openAs,
    setResponse,
  }) => {
    test.setTimeout(60_000 + 15_000 * answersPerKind)
    setResponse('instance', generatedInstance)
    await openAs('lakeshore')
    await walkTo(page, 'scenario')
    await scenarioTiles(page).first().check()
    const answers = fc.sample(generatedOutputs(planCount, fields), { seed: 2027, numRuns: answersPerKind })
    for (const [index, answer] of answers.entries()) {
      await test.step(`answer ${index}`, async () => {
        const payload = JSON.parse(JSON.stringify(answer)) as unknown
        setResponse('calculate', payload)
        await page.setViewportSize({ width: 1280, height: 900 })
        await clickNext(page)
        await expectScreen(page, 'results')
        await expect(page.getByRole('definition')).toHaveCount(4)
        await renderEverything(page)
        await chooseHighestContribution(page)
        await checkResults(page, allowedAmounts(parseOutputs(payload)))
        await page.goBack()
        await expectScreen(page, 'scenario')
      })
    }
  })
}

test('amounts of another answer are not allowed', () => {
  const [allowed, other] = fc
    .sample(generatedOutputs(12, 'all'), { seed: 2027, numRuns: 2 })
    .map((answer) => parseOutputs(JSON.parse(JSON.stringify(answer))))
    .map(allowedAmounts)
  const large = [...other!].filter((amount) => amount.length >= '$100,000'.length)
  expect(large.length).toBeGreaterThan(100)
  // Generated answers share a few amounts at the ends of the ranges.
  const shared = large.filter((amount) => allowed!.has(amount))
  expect(shared.length / large.length).toBeLessThan(0.05)
})

/** Expects that everything fits, at every width, and that every amount is allowed. */
async function checkResults(page: Page, allowed: Set<string>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await waitForFrames(page)
    const amounts = await page.evaluate(findAmounts)
    expect(amounts.length).toBeGreaterThan(0)
    const errors = [
      ...(await findLayoutErrors(page)),
      ...(await page.evaluate(findOverlappingTexts)),
      ...amounts.filter(({ amount }) => !allowed.has(amount)),
    ]
    expect.soft(errors, `${width} px`).toEqual([])
  }
}

/** Opens the disclosures, including those inside others, and renders what is outside the visible part of the page. */
async function renderEverything(page: Page) {
  await page.evaluate(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('* { content-visibility: visible !important; }')
    document.adoptedStyleSheets = [style]
  })
  const closed = page.locator('main details:not([open])')
  while ((await closed.count()) > 0) {
    await closed.evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) {
        // Without a shared name, several panels of an accordion can be open.
        details.removeAttribute('name')
        details.open = true
      }
    })
    await waitForFrames(page)
  }
}

/** Moves the slider of the account explorer, which not every answer has, to its end. */
async function chooseHighestContribution(page: Page) {
  const slider = page.getByRole('slider', { name: /^What you pay into/ })
  if ((await slider.count()) === 0) return
  await slider.press('End')
  await expect(slider).toHaveValue((await slider.getAttribute('max'))!)
}

/** Finds the amounts on the page, without signs, and the texts that they are part of. Runs in the page. */
function findAmounts() {
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
  const found: { amount: string; text: string }[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!
    // The axes of a chart have round amounts.
    if (!element.checkVisibility() || element.closest('svg')) continue
    for (const [amount] of text.textContent!.matchAll(/\$\d+(?:,\d{3})*(?:\.\d+)?/g))
      found.push({ amount, text: element.closest('p, li, tr, h2, dd')?.textContent ?? '' })
  }
  return found
}
