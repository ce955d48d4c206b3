import { expect, type Locator, type Page } from '@playwright/test'
import type { WalkScreen } from './languageWalk.ts'

/** What shows that a screen is mirrored and not only aligned to the right. */
export const expectMirrored: Partial<Record<WalkScreen, (page: Page) => Promise<void>>> = {
  async home(page) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('letter-spacing', 'normal')
    await expectFromRight(page.locator('.step-bar li'))
    const bar = page.locator('.result-preview i').first()
    await expect(bar).toHaveCSS('background-image', /^linear-gradient\(-90deg/)
  },
  async personal(page) {
    const [list, arrow] = await boxesOf(page.locator('.select-box').first().locator('select, svg'))
    expect(arrow!.right).toBeLessThan((list!.left + list!.right) / 2)
  },
  async coverage(page) {
    await expectFromRight(page.locator('.counter button'))
    const thumb = (toggle: Element) => getComputedStyle(toggle, '::before').translate
    expect(await page.getByRole('switch').evaluate(thumb)).toBe('-22px')
  },
  async dialog(page) {
    await expectFromRight(page.locator('.modal-header > *'))
  },
  async results(page) {
    const [bar, paychecks] = await boxesOf(
      page.locator('.compared-plan > .plan-bar, .compared-plan > .plan-bar > [data-part="paychecks"]'),
    )
    expect(paychecks!.right).toBeCloseTo(bar!.right, 0)
    expect(paychecks!.left).toBeGreaterThan(bar!.left)
    await expectSignBeforeAmount(page.locator('.compared-plan-total bdi').first())
    await expectFromRight(page.locator('.expense-bar-parts').first().locator('> span'))
    await expectMonthsFromRight(page.locator('.monthly-bills li'))
    await expectChartMirrored(page.locator('.line-chart > svg'))
    await expectNamesBesideLetters(page.locator('.line-chart-name > bdi'))
    await expectAlignedUnits(page.locator('.cost-table:visible').first())
    await expectAlignedUnits(page.locator('.care-chart-costs'))
    await expectArrowKeysMirrored(page.locator('.line-chart input'))
    await expectClosedArrowToLeft(page.locator('.disclosure:visible').first())
  },
}

/** In a wide window, the months are columns; otherwise, each is a row with a bar. */
async function expectMonthsFromRight(months: Locator) {
  const [january, february] = await boxesOf(months)
  await expectFromRight(january!.top === february!.top ? months : months.first().locator('> *'))
}

/** The y axis is at the right, x values grow to the left, and the letters are at the left ends of the lines. */
async function expectChartMirrored(chart: Locator) {
  const [line] = await boxesOf(chart.locator('.chart-line'))
  for (const text of await boxesOf(chart.locator('.line-chart-axes [text-anchor="end"]')))
    expect(text.left).toBeGreaterThan(line!.right)
  for (const letter of await boxesOf(chart.locator('.chart-letter')))
    expect(letter.right).toBeLessThan(line!.left)
  await expectFromRight(chart.locator('.line-chart-axes [text-anchor="middle"]'))
}

/** The names of the chart's lines end at their letters, and all their lines are visible. */
async function expectNamesBesideLetters(names: Locator) {
  const found = await names.evaluateAll((all) =>
    all.map((name) => {
      const range = document.createRange()
      range.selectNodeContents(name)
      return {
        distance: name.getBoundingClientRect().right - range.getBoundingClientRect().right,
        isClipped: name.scrollHeight > name.clientHeight + 1,
      }
    }),
  )
  for (const { distance, isClipped } of found) {
    expect(distance).toBeLessThan(2)
    expect(isClipped).toBe(false)
  }
}

/** In each column, the amounts have the same right edge, because digits run to the right. */
async function expectAlignedUnits(table: Locator) {
  const columns = await table.evaluate((element) => {
    const edges: Record<number, number[]> = {}
    for (const row of element.querySelectorAll('tbody > tr, li'))
      for (const [column, cell] of [...row.querySelectorAll('td > span, strong')].entries()) {
        const range = document.createRange()
        // After a hidden text.
        range.selectNode(cell.lastChild!)
        edges[column] = [...(edges[column] ?? []), range.getBoundingClientRect().right]
      }
    return Object.values(edges)
  })
  for (const edges of columns) expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(1)
}

/** The left arrow key moves a slider to the left, where the values are higher. */
async function expectArrowKeysMirrored(slider: Locator) {
  /** The sign of the change of the value. */
  const press = async (key: string) => {
    const before = Number(await slider.inputValue())
    await slider.press(key)
    return Math.sign(Number(await slider.inputValue()) - before)
  }
  expect(await press('ArrowRight')).toBe(-1)
  expect(await press('ArrowLeft')).toBe(1)
  expect(await press('ArrowDown')).toBe(-1)
  expect(await press('ArrowUp')).toBe(1)
}

async function expectClosedArrowToLeft(disclosure: Locator) {
  const setOpen = (isOpen: boolean) =>
    disclosure.evaluate((details: HTMLDetailsElement, open) => (details.open = open), isOpen)
  await setOpen(false)
  await expect(disclosure.locator('> summary > svg')).toHaveCSS('rotate', '90deg')
  await setOpen(true)
}

/** An amount with its sign is written to the right: "+$100", not "$100+". */
async function expectSignBeforeAmount(difference: Locator) {
  const [sign, dollar] = await difference.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const places: number[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { index } of text.textContent!.matchAll(/[+−$]/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        places.push(range.getBoundingClientRect().left)
      }
    return places
  })
  expect(sign).toBeLessThan(dollar!)
}

/** Expects at least two elements, each at the left of the one before it. */
async function expectFromRight(elements: Locator) {
  const boxes = await boxesOf(elements)
  expect(boxes.length).toBeGreaterThan(1)
  for (const [index, { right }] of boxes.slice(1).entries()) expect(right).toBeLessThan(boxes[index]!.right)
}

function boxesOf(elements: Locator) {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top } = element.getBoundingClientRect()
      return { left, right, top }
    }),
  )
}
