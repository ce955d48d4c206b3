import type { Locator, Page } from '@playwright/test'
import { samples } from '../kit/samples.ts'
import {
  confirmCustomScenario,
  customizeButton,
  dialog,
  openDialog,
  usesInput,
} from './support/customScenario.ts'
import { tabTo } from './support/focus.ts'
import { findLayoutErrors } from './support/layout.ts'
import { expect, test } from './support/test.ts'
import { clickNext, expectScreen, walkTo } from './support/walk.ts'

test('the dialog keeps the focus inside and visible in small windows, and keeps its text when it closes', async ({
  page,
  openAs,
}) => {
  await openAs('quillon')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await test.step('the focus does not move to the page behind the dialog', async () => {
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stops = 0; stops < 14; stops += 1) {
        const container = await page.evaluate(() =>
          document.activeElement === document.body
            ? 'body'
            : document.activeElement?.closest('dialog')?.tagName,
        )
        // After the last control, the focus may move to the browser's own controls.
        expect(container).toMatch(stops === 0 && key === 'Tab' ? /^DIALOG$/ : /^(DIALOG|body)$/)
        await page.keyboard.press(key)
      }
  })
  for (const [width, height] of [
    [320, 256],
    [844, 390],
  ] as const)
    await test.step(`the dialog fits, and the focused control is fully visible, at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height })
      expect(await findLayoutErrors(page)).toEqual([])
      const use = dialog(page).getByRole('button', { name: 'Use Custom Scenario' })
      await dialog(page).getByRole('textbox').first().focus()
      const hidden = [
        ...(await pressUntilFocused(page, 'Tab', use)),
        ...(await pressUntilFocused(page, 'Shift+Tab', dialog(page).getByRole('button', { name: 'Close' }))),
      ]
      expect(hidden.length).toBeGreaterThan(10)
      expect.soft(hidden, `${width} × ${height}`).toEqual(hidden.map(() => null))
    })
  await usesInput(page, 'Lab test').fill('3')
  await usesInput(page, 'Specialist visit').fill('a few')

  await test.step('a wrong number gets the focus', async () => {
    await confirmCustomScenario(page)
    await expect(usesInput(page, 'Specialist visit')).toBeFocused()
  })
  await test.step('the text stays after Escape', async () => {
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await openDialog(page)
    await expect(usesInput(page, 'Lab test')).toHaveValue('3')
    await expect(usesInput(page, 'Specialist visit')).toHaveValue('a few')
  })
  await test.step('the text stays after the user leaves the step', async () => {
    await usesInput(page, 'Specialist visit').fill('7')
    await page.goBack()
    await expectScreen(page, 'coverage')
    await expect(dialog(page)).toBeHidden()
    await clickNext(page)
    await openDialog(page)
    await expect(usesInput(page, 'Specialist visit')).toHaveValue('7')
    await page.keyboard.press('Enter')
    await expectClosed(page)
  })
})

test(
  'with many children, every input of each person is visible and labeled at 320 px',
  { tag: '@full' },
  async ({ page, setDocuments }) => {
    const { instance, model } = samples.get('lakeshore')!.current
    setDocuments({ ...instance, features: { ...instance.features, customPerPerson: true } }, model.document)
    await page.goto('')
    await walkTo(page, 'coverage')
    await page.getByRole('switch').check()
    await page.getByRole('spinbutton').press('End')
    await clickNext(page)
    await expectScreen(page, 'scenario')
    await page.setViewportSize({ width: 320, height: 568 })
    await openDialog(page)
    const content = dialog(page).locator('.modal-content')
    expect(await content.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    const persons = dialog(page).getByRole('radio')
    const names = await dialog(page).locator('label:has([type=radio])').allTextContents()
    expect(names).toHaveLength(11)
    for (const [index, name] of names.entries()) {
      const input = usesInput(page, `Preventive visit, ${name}`)
      await tabTo(page, input)
      await expect(input).toBeInViewport({ ratio: 1 })
      await expect(dialog(page).getByRole('row', { name: 'Preventive visit' })).toBeInViewport({ ratio: 1 })
      await tabTo(page, persons.nth(index), 'Shift+Tab')
      await page.keyboard.press('ArrowRight')
    }
  },
)

async function expectClosed(page: Page) {
  await expect(dialog(page)).toBeHidden()
  await expect(customizeButton(page)).toBeFocused()
}

/**
 * Presses a key until a control has the focus.
 * @returns the result of `findHiddenFocus` after each press
 */
async function pressUntilFocused(page: Page, key: string, last: Locator) {
  const hidden: (string | null)[] = []
  const element = await last.elementHandle()
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press(key)
    hidden.push(await page.evaluate(findHiddenFocus))
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) break
  }
  return hidden
}

/** Names the focused control if something covers one of its corners; null if it is visible. Runs in the page. */
function findHiddenFocus() {
  const focused = document.activeElement!
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect()
  // A round control does not fill the corners of its box.
  const [x, y] = focused.matches('input') ? [4, 4] : [width / 4, height / 4]
  const points = [left + x, right - x].flatMap((across) => [
    [across, top + y] as const,
    [across, bottom - y] as const,
  ])
  const isVisible = points.every((point) => focused.contains(document.elementFromPoint(...point)))
  return isVisible ? null : `${focused.id || focused.textContent}: ${top} to ${bottom}`
}
