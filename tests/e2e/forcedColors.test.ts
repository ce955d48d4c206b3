import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { answerPersonal, expectScreen, clickNext, walkTo } from './support/walk.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('in forced colors the walk works, chosen controls look chosen, and lines connect the steps', async ({
  page,
  openAs,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'personal')
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  const next = page.getByRole('button', { name: 'Next' })
  await expectChange(page, next, () => answerPersonal(page))
  await clickNext(page)
  await expectScreen(page, 'coverage')
  const bar = page.getByRole('navigation', { name: 'Steps' })
  // To the current step, which follows a completed one, and to those after it.
  const lines = await bar
    .getByRole('listitem')
    .evaluateAll((items) => items.slice(1).map((item) => getComputedStyle(item, '::before').backgroundColor))
  const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(lines).toEqual([canvasText, canvasText, canvasText])
  const toggle = page.getByRole('switch', { name: 'Spouse' })
  await expectChange(page, toggle, () => press(toggle))
  const remove = page.getByRole('button', { name: 'Remove one' })
  await expectChange(page, remove, () => press(page.getByRole('button', { name: 'Add one' })))
  await clickNext(page)
  await expectScreen(page, 'scenario')
  for (const role of ['radio', 'checkbox'] as const) {
    const input = page.getByRole(role).first()
    await expectChange(page, input.locator('..'), () => press(input))
  }
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  const [current, other] = [
    bar.locator('[aria-current] *').first(),
    bar.locator('a:not([aria-current]) *').first(),
  ]
  expect(await lookOf(current)).not.toEqual(await lookOf(other))
})

/** The control is painted otherwise after something was done; nothing of it is the mouse's or the focus's. */
async function expectChange(page: Page, control: Locator, act: () => Promise<void>) {
  await page.mouse.move(0, 0)
  const before = await control.screenshot()
  await act()
  await page.mouse.move(0, 0)
  const after = await control.screenshot()
  expect(after.equals(before), `${String(control)} looks the same`).toBe(false)
}

/** Presses without moving the focus. */
function press(control: Locator) {
  return control.evaluate((element: HTMLElement) => element.click())
}

function lookOf(element: Locator) {
  return element.evaluate((part) => {
    const { borderColor, borderWidth, outline, color, backgroundColor } = getComputedStyle(part)
    return [borderColor, borderWidth, outline, color, backgroundColor]
  })
}
