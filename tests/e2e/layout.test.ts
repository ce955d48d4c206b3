import type { Page } from '@playwright/test'
import type { Outputs } from '../../src/contract/outputs.ts'
import { onEveryScreen } from './support/everyScreen.ts'
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

test('amounts of six digits stay whole in a window of any width', async ({ page, openAs }) => {
  await page.route('**/mediplan/calculate', async (route) => {
    const response = await route.fetch()
    const outputs = (await response.json()) as Outputs
    for (const plan of Object.values(outputs.plans))
      Object.assign(plan, { hsaFunds: 444_444, payrollDeduction: 844_444, totalCost: 400_000 })
    return route.fulfill({ response, json: outputs })
  })
  await openAs('fernhill')
  await walkTo(page, 'results')
  await page.getByText('See how this was calculated').click()
  await expect(page.getByRole('definition').last()).toHaveText('$400,000')
  for (const width of [1280, 768, 700, 660, 620, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await beyondTheEdge(page), `${width} px`).toEqual([])
    expect.soft(await brokenTexts(page), `${width} px`).toEqual([])
  }
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
    const found = [...scope.querySelectorAll('*')].filter((element) => {
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

/** Texts that have no width at all to be read in, and amounts that do not stand on one line. */
function brokenTexts(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      const element = text.parentElement!
      if (words === '' || !element.checkVisibility() || element.matches('option')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const isAmount = /^-?\$[\d,.]+$/.test(words)
      if (element.getBoundingClientRect().width === 0 || (isAmount && lines.size !== 1)) found.push(words)
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
