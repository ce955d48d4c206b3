import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { answerPersonal, expectScreen, clickNext, walkTo } from './support/walk.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('in forced colors, selected controls and the current step look different, and lines connect the steps', async ({
  page,
  openAs,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'personal')
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  const next = page.getByRole('button', { name: 'Next' })
  await expectVisibleChange(page, next, () => answerPersonal(page))
  await clickNext(page)
  await expectScreen(page, 'coverage')
  const bar = page.getByRole('navigation', { name: 'Steps' })
  // The lines to the current step and to later steps.
  const lines = await bar
    .getByRole('listitem')
    .evaluateAll((items) => items.slice(1).map((item) => getComputedStyle(item, '::before').borderTopColor))
  const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(lines).toEqual([canvasText, canvasText, canvasText])
  const toggle = page.getByRole('switch', { name: 'Spouse' })
  await expectVisibleChange(page, toggle, () => clickWithoutFocus(toggle))
  const remove = page.getByRole('button', { name: 'Remove one child' })
  await expectVisibleChange(page, remove, () =>
    clickWithoutFocus(page.getByRole('button', { name: 'Add one child' })),
  )
  await clickNext(page)
  await expectScreen(page, 'scenario')
  for (const role of ['radio', 'checkbox'] as const) {
    const input = page.getByRole(role).first()
    await expectVisibleChange(page, input.locator('..'), () => clickWithoutFocus(input))
  }
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  const [current, other] = [
    bar.locator('[aria-current] *').first(),
    bar.locator('a:not([aria-current]) *').first(),
  ]
  expect(await readStyle(current)).not.toEqual(await readStyle(other))
})

test('in forced colors, the bars of the expenses have system colors and different patterns', async ({
  page,
  openAs,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'results')
  await expect(page.locator('.expense-bar')).toBeVisible()
  const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
  await expect(page.locator('.monthly-bills-bar').first()).toHaveCSS('background-color', canvasText)
  const shares = await page
    .locator('.expense-bar-parts > span')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part)).map(({ background }) => background))
  expect(shares[0]).toContain(canvasText)
  expect(new Set(shares).size).toBe(shares.length)
})

/** Expects an action to change how a control looks, apart from hover and focus. */
async function expectVisibleChange(page: Page, control: Locator, act: () => Promise<void>) {
  await page.mouse.move(0, 0)
  const before = await control.screenshot()
  await act()
  await page.mouse.move(0, 0)
  const after = await control.screenshot()
  expect(after.equals(before), `${String(control)} looks the same`).toBe(false)
}

/** Clicks without moving the focus. */
function clickWithoutFocus(control: Locator) {
  return control.evaluate((element: HTMLElement) => element.click())
}

function readStyle(element: Locator) {
  return element.evaluate((part) => {
    const { borderColor, borderWidth, outline, color, backgroundColor } = getComputedStyle(part)
    return [borderColor, borderWidth, outline, color, backgroundColor]
  })
}
