import type { Page } from '@playwright/test'
import { onEveryScreen } from './support/everyScreen.ts'
import { explainAnswers } from './support/explained.ts'
import { expect, test } from './support/test.ts'
import { walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const client of ['lakeshore', 'quillon'] as const) {
  for (const { width, text } of [
    { width: 320, text: 100 },
    { width: 320, text: 150 },
    { width: 390, text: 200 },
    { width: 768, text: 200 },
    { width: 1280, text: 125 },
  ]) {
    test(`all of ${client} is within ${width} px, and whole, with text at ${text}%`, async ({
      page,
      openAs,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await openAs(client)
      await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
      await onEveryScreen(page, async (screen) => {
        expect.soft(await beyondTheEdge(page), screen).toEqual([])
        expect.soft(await brokenTexts(page), screen).toEqual([])
      })
    })
  }
}

test('amounts of seven digits stay on one line in a window of any width', async ({ page, openAs }) => {
  const costs = {
    hsaFunds: 4_444_444,
    payrollDeduction: -1_234_567,
    surchargeTotal: -1_234_567,
    totalCost: -8_888_888,
    worstCase: 8_888_888,
  }
  await explainAnswers(page, { services: 3, factor: 6000, costs })
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(page.getByRole('definition')).toHaveText([
    '$6,498,000',
    '$4,444,444',
    '−$2,469,134',
    '−$8,888,888',
  ])
  // Opens all panels and disclosures: without their shared name, more than one panel of an accordion can be open.
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.removeAttribute('name')
    for (const details of all) details.open = true
  })
  await expect(page.getByRole('table', { name: 'Everyone' })).toHaveCount(1)
  const widths = { 100: [320, 390, 480, 560, 640, 700, 767, 768, 800, 1024, 1440], 200: [390, 768, 1440] }
  for (const [text, sizes] of Object.entries(widths)) {
    await page.evaluate((percent) => (document.documentElement.style.fontSize = `${percent}%`), text)
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await beyondTheEdge(page), `${width} px, text at ${text}%`).toEqual([])
      expect.soft(await brokenTexts(page), `${width} px, text at ${text}%`).toEqual([])
    }
  }
})

test('a negative amount within a sentence stays on one line', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await explainAnswers(page, { costs: { worstCase: -1234 } })
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await page.getByText('Where your costs come from').click()
  const sentence = page.locator('p:visible', { hasText: 'costs you −$1,234:' })
  // Breaks it wherever it can break.
  await sentence.evaluate((paragraph) => (paragraph.style.width = 'min-content'))
  expect(await brokenTexts(page)).toEqual([])
})

for (const width of [1280, 375]) {
  test(`everything that is pressed is at least 24 px wide and high at ${width} px`, async ({
    page,
    openAs,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openAs('lakeshore')
    await onEveryScreen(page, async (screen) => {
      expect.soft(await smallTargets(page), screen).toEqual([])
    })
  })
}

/** What makes the page or the dialog scroll sideways, or is cut off at its side: the innermost elements alone. */
function beyondTheEdge(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const scope = document.querySelector('dialog[open]') ?? document.body
    const found = [scope, ...scope.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true })) return false
      // What is only to be heard, such as the head of a table that has given up its columns.
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (getComputedStyle(outer).clipPath === 'inset(50%)') return false
      const hides = getComputedStyle(element).overflowX !== 'visible' && !element.matches('select')
      return right > clientWidth + 1 || left < -1 || (hides && element.scrollWidth > element.clientWidth + 1)
    })
    const innermost = found.filter(
      (element) => !found.some((other) => other !== element && element.contains(other)),
    )
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...innermost.map((element) => element.outerHTML.slice(0, 150)),
    ]
  })
}

/** Texts that have no width, and amounts that wrap. */
function brokenTexts(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      const element = text.parentElement!
      if (words === '' || !element.checkVisibility() || element.matches('option')) continue
      if (element.getBoundingClientRect().width === 0) found.push(words)
      for (const { 0: amount, index } of text.textContent!.matchAll(/[-−]?\$[\d,]+(\.\d+)?/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + amount.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(amount)
      }
    }
    return found
  })
}

/** Controls that are too small to be hit; a link inside a sentence may be as high as its line. */
function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, summary')]
      .filter((control) => control.checkVisibility() && !control.matches('p a'))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 24)
      .map(({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML.slice(0, 120)}`),
  )
}
