import { visitEveryScreen, openAllDisclosures } from './support/screens.ts'
import { addExplanation } from './support/explanation.ts'
import { findLayoutErrors, findBrokenTexts } from './support/layoutErrors.ts'
import { waitForFrames } from './support/rendering.ts'
import { expect, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const sizes = [
  { width: 320, text: 100 },
  { width: 320, text: 150 },
  { width: 390, text: 200 },
  { width: 768, text: 200 },
  { width: 1280, text: 100 },
  { width: 1280, text: 125 },
]

for (const client of ['lakeshore', 'quillon'] as const) {
  test(
    `every screen of ${client} fits every window size, and every control is large enough`,
    { tag: client === 'quillon' ? '@full' : [] },
    async ({ page, openAs }) => {
      test.slow()
      await openAs(client)
      await visitEveryScreen(page, sizes, async (screen, { width, text }) => {
        const where = `${screen}, ${width} px, text at ${text}%`
        expect.soft(await findLayoutErrors(page), where).toEqual([])
        if (text === 100) expect.soft(await page.evaluate(findSmallTargets), where).toEqual([])
      })
    },
  )
}

test('seven-digit amounts never wrap, in windows of any width or inside a sentence', async ({
  page,
  openAs,
}) => {
  const costs = {
    hsaFunds: 4_444_444,
    payrollDeduction: -1_234_567,
    surchargeTotal: -1_234_567,
    totalCost: -8_888_888,
    worstCase: -8_888_888,
  }
  await addExplanation(page, { services: 3, factor: 6000, costs })
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveText([
    '$6,498,000',
    '$4,444,444',
    '−$2,469,134',
    '−$8,888,888',
  ])
  await openAllDisclosures(page)
  // Below the sentences, and in the table of plans.
  await expect(page.getByRole('table', { name: 'Everyone', exact: true })).toHaveCount(2)
  const widths = { 100: [320, 390, 480, 560, 640, 700, 767, 768, 800, 1024, 1440], 200: [390, 768, 1440] }
  for (const [text, among] of Object.entries(widths)) {
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
    for (const width of among) {
      await page.setViewportSize({ width, height: 800 })
      await waitForFrames(page)
      expect.soft(await findLayoutErrors(page), `${width} px, text at ${text}%`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 390, height: 800 })
  await waitForFrames(page)
  const sentence = page.locator('p:visible', { hasText: 'costs you −$8,888,888:' })
  // Forces a break at every opportunity.
  await sentence.evaluate((paragraph) => (paragraph.style.width = 'min-content'))
  expect(await page.evaluate(findBrokenTexts)).toEqual([])
})

test('a long choice of a list wraps in the narrowest window', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openAs('lakeshore')
  await walkTo(page, 'personal')
  const list = page.getByRole('combobox', { name: 'Your Attitude to Savings' })
  const { height } = (await list.boundingBox())!
  await list.selectOption('I would rather not put money aside')
  expect((await list.boundingBox())!.height).toBeGreaterThan(height + 16)
})

test.describe('the comparison of plans', () => {
  for (const { width, text } of [
    { width: 360, text: 130 },
    { width: 1280, text: 100 },
  ])
    test(`has its marks inside the bars and its totals on a common line at ${width} px, text at ${text}%`, async ({
      page,
      openAs,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openAs('lakeshore')
      await walkTo(page, 'results')
      await expect(page.locator('.compared-plan')).toHaveCount(3)
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
      await waitForFrames(page)
      const plans = await page.locator('.compared-plan').evaluateAll((all) =>
        all.map((plan) => {
          const boxOf = (selector: string) => plan.querySelector(selector)!.getBoundingClientRect()
          const [head, name, total] = [
            '.compared-plan-head',
            '.compared-plan-name',
            '.compared-plan-total > b',
          ].map(boxOf)
          const marks = [...plan.querySelectorAll('.plan-bar > i')].map((mark) =>
            mark.getBoundingClientRect(),
          )
          return {
            isOutside: marks.some(({ left, right }) => left < head!.left - 1 || right > head!.right + 1),
            isBesideName: total!.top < name!.top + 24,
          }
        }),
      )
      for (const { isOutside } of plans) expect(isOutside).toBe(false)
      expect(new Set(plans.map(({ isBesideName }) => isBesideName)).size).toBe(1)
    })
})

for (const { pointer, hasTouch, height } of [
  { pointer: 'a mouse', hasTouch: false, height: 32 },
  { pointer: 'a touchscreen', hasTouch: true, height: 44 },
])
  test.describe(`with ${pointer}`, () => {
    test.use({ hasTouch, isMobile: hasTouch })

    test(`the choices of switches are at least ${height} px high`, async ({ page, openAs }) => {
      await openAs('lakeshore')
      await walkTo(page, 'results')
      const choices = page.getByRole('main').getByRole('radiogroup').getByRole('radio')
      await expect(choices).toHaveCount(5)
      for (const choice of await choices.all())
        expect((await choice.boundingBox())!.height).toBeGreaterThanOrEqual(height)
    })
  })

test('each switch of the results has its choices on one line in the narrowest window', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await openAs('lakeshore')
  await walkTo(page, 'results')
  const switches = page.getByRole('main').getByRole('radiogroup')
  await expect(switches).toHaveCount(2)
  for (const choices of await switches.all()) {
    const tops = await choices
      .getByRole('radio')
      .evaluateAll((all) => all.map((choice) => choice.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  }
})

/** Finds controls smaller than 24 px, except links inside sentences. Runs in the page. */
function findSmallTargets() {
  return [...document.querySelectorAll('a, button, input, select, summary')]
    .filter((control) => control.checkVisibility() && !control.matches('p a'))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < 24)
    .map(({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML.slice(0, 120)}`)
}
