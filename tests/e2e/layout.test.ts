import type { Locator } from '@playwright/test'
import { samples } from '../kit/samples.ts'
import { dialog, openDialog } from './support/customScenario.ts'
import { findLayoutErrors, findOverlappingTexts, resize } from './support/layout.ts'
import { expect, test } from './support/test.ts'
import { openAllDisclosures } from './support/visitScreens.ts'
import { clickNext, walkTo } from './support/walk.ts'

const { instance, model } = samples.get('lakeshore')!.current

test('twelve plans with large amounts and long names fit windows of any width', async ({
  page,
  setDocuments,
}) => {
  const plans = Array.from({ length: 12 }, (_, index) => {
    const plan = structuredClone(model.document.plans[index % model.document.plans.length]!)
    const displayName = `${plan.displayName}, option ${index} of the regional network of Krankenversicherungen`
    return { ...plan, key: `plan-${index}`, displayName }
  })
  setDocuments(instance, multiplyAmounts({ ...model.document, plans }))
  await page.goto('')
  await walkTo(page, 'results')
  await openAllDisclosures(page)
  await expect(page.locator('.compared-plan')).toHaveCount(12)
  for (const [width, percent] of [
    [320, 100],
    [560, 100],
    [768, 100],
    [768, 200],
    [1440, 100],
  ] as const) {
    await resize(page, width, percent)
    const where = `${width} px, text at ${percent}%`
    expect.soft(await findLayoutErrors(page), where).toEqual([])
    if (percent === 100) expect.soft(await page.evaluate(findOverlappingTexts), where).toEqual([])
  }
})

test('the results of a family are short, keep their layout at every width, explain a word on tap, and break words by the rules of the language', async ({
  page,
  openResults,
}) => {
  await openResults('lakeshore', { spouse: true, children: 2 })
  for (const [width, percent, most] of [
    [1280, 100, 2200],
    [390, 100, 3200],
    [360, 130, 4800],
  ] as const) {
    await resize(page, width, percent)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, `${width} px, text at ${percent}%`).toBeLessThanOrEqual(most)
  }
  const plans = page.locator('.compared-plan')
  for (const width of [390, 1280]) {
    await resize(page, width)
    const measured = await plans.evaluateAll((all) =>
      all.map((plan) => {
        const boxOf = (selector: string) => plan.querySelector(selector)!.getBoundingClientRect()
        const head = boxOf('.compared-plan-head')
        const marks = [...plan.querySelectorAll('.plan-bar > i')].map((mark) => mark.getBoundingClientRect())
        return {
          isOutside: marks.some(({ left, right }) => left < head.left - 1 || right > head.right + 1),
          isBesideName: boxOf('.compared-plan-total > b').top < boxOf('h3').bottom,
        }
      }),
    )
    expect(measured).toHaveLength(3)
    for (const each of measured) expect(each).toEqual({ ...measured[0], isOutside: false })
  }

  await test.step('a word is explained on tap, also on a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.locator('summary', { hasText: /^Why \$[\d,]+ for care$/ }).click()
    const term = page.getByRole('button', { name: 'deductible', exact: true })
    const meaning = page.locator('[popover]', { hasText: 'What you pay for care before the plan pays.' })
    await term.click()
    await expect(term).toHaveAttribute('aria-expanded', 'true')
    await expect(meaning).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(meaning).toBeHidden()
    await expect(term).toHaveAttribute('aria-expanded', 'false')
    await term.press('Enter')
    await expect(meaning).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(meaning).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await test.step('words break by the rules of the language, and names of steps and plans never', async () => {
    await page.getByRole('button', { name: 'Español', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    await resize(page, 320)
    expect(await page.locator('.step-bar').evaluate(findBrokenWords)).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', 'auto')
    await expect(page.locator('h2 bdi').first(), 'a name').toHaveCSS('hyphens', 'manual')
    await test.step('a switch stays beside its label', async () => {
      await resize(page, 360, 130)
      const [label] = await boxesOf(page.locator('.account-section .toggle'))
      const [input] = await boxesOf(page.locator('.account-section .toggle > input'))
      expect(input!.x).toBeGreaterThan(label!.x + label!.width / 2)
    })
  })
})

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the choices of persons are at least 44 px high', async ({ page, setDocuments }) => {
    const features = { ...instance.features, customPerPerson: true }
    setDocuments({ ...instance, features }, model.document)
    await page.goto('')
    await walkTo(page, 'coverage')
    await page.getByRole('switch').check()
    await clickNext(page)
    await openDialog(page)
    const boxes = await boxesOf(dialog(page).getByRole('radio'))
    expect(boxes).toHaveLength(2)
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44)
  })
})

test(
  'eight languages, the names of steps, and the texts of the chart fit a small phone',
  { tag: '@full' },
  async ({ page, setDocuments }) => {
    const client = { ...instance.client, languages: ['en', 'es', 'fr', 'pt-BR', 'vi', 'tl', 'ht', 'so'] }
    setDocuments({ ...instance, client }, model.document)
    await page.goto('')
    await test.step('eight languages fill several lines beside their icon on a small phone', async () => {
      await resize(page, 320)
      expect(await findLayoutErrors(page)).toEqual([])
      const [icon] = await boxesOf(page.locator('.language-switch > svg'))
      const boxes = await boxesOf(page.locator('.language-switch').getByRole('button'))
      expect(boxes.at(-1)!.y).toBeGreaterThan(boxes[0]!.y)
      for (const { x } of boxes) expect(x).toBeGreaterThan(icon!.x + icon!.width)
    })
    await resize(page, 1280)
    await walkTo(page, 'results')
    await page.getByText('More or less care').click()
    await page.getByRole('button', { name: 'Español', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
    await expect(page.locator('.line-chart')).toBeVisible()
    for (const [width, percent] of [
      [320, 100],
      [360, 130],
      [390, 200],
    ] as const) {
      await resize(page, width, percent)
      const where = `${width} px, text at ${percent}%`
      expect.soft(await page.locator('.step-bar').evaluate(findBrokenWords), where).toEqual([])
      expect.soft(await page.evaluate(findOverlappingTexts), where).toEqual([])
    }
  },
)

/** The plans with seven-digit payroll deductions, and ten times the prices. */
function multiplyAmounts(plans: object): unknown {
  const text = JSON.stringify(plans)
    .replaceAll(/"(?:E[ESKCF])":[\d.]+/g, '$&e3')
    .replaceAll(/"allowedAmount":\d+/g, '$&0')
  return JSON.parse(text)
}

function boxesOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
}

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
