import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { answerEveryList, clickNext, walkTo } from './support/walk.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('in forced colors, selected controls look different, and lines and bars have system colors', async ({
  page,
  openAs,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'personal')
  const next = page.getByRole('button', { name: 'Next' })
  await expectVisibleChange(page, next, () => answerEveryList(page))
  await clickNext(page)
  const toggle = page.getByRole('switch', { name: 'Spouse' })
  await expectVisibleChange(page, toggle, () => clickWithoutFocus(toggle))
  const bar = page.getByRole('navigation', { name: 'Steps' })
  // The lines to the current step and to later steps.
  const lines = await bar
    .getByRole('listitem')
    .evaluateAll((items) => items.slice(1).map((item) => getComputedStyle(item, '::before').borderTopColor))
  const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(lines).toEqual([canvasText, canvasText, canvasText])
  await clickNext(page)
  for (const role of ['radio', 'checkbox'] as const) {
    const input = page.getByRole(role).first()
    await expectVisibleChange(page, input.locator('..'), () => clickWithoutFocus(input))
  }
  await page.getByRole('radio', { name: 'Having a baby' }).check()
  await page.getByRole('combobox', { name: 'When is the baby due?' }).selectOption('May')
  await clickNext(page)
  for (const filled of ['.plan-bar > [data-part=paychecks]', '.monthly-bills-bar'])
    await expect(page.locator(filled).first()).toHaveCSS('background-color', canvasText)
  await page.getByText(/^Why \$[\d,]+ for care$/).click()
  await expect(page.locator('.expense-bar')).toBeVisible()
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
