import type { Locator, Page } from '@playwright/test'
import { isFullRun } from '../kit/fullRun.ts'
import { filterCalculations } from './support/apiCalls.ts'
import {
  customizeButton,
  dialog,
  openDialog,
  confirmCustomScenario,
  usesInput,
} from './support/customScenario.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, clickNext, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The first two are the most difficult; the full run checks all. */
const windows = [
  [320, 256],
  [844, 390],
  [320, 568],
  [390, 844],
  [640, 200],
  [1280, 900],
] as const

test('the dialog traps the focus, and keeps its text when it closes', async ({ page, openAs }) => {
  await openAs('quillon')
  await walkTo(page, 'scenario')
  await openDialog(page)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 14; stops += 1) {
      const container = await page.evaluate(() =>
        document.activeElement === document.body
          ? 'body'
          : document.activeElement?.closest('dialog')?.tagName,
      )
      // After the last control, the focus may move to the browser's own controls, but not to the page behind.
      expect(container).toMatch(stops === 0 && key === 'Tab' ? /^DIALOG$/ : /^(DIALOG|body)$/)
      await page.keyboard.press(key)
    }
  }
  await usesInput(page, 'Lab test').fill('3')
  await usesInput(page, 'Specialist visit').fill('a few')

  await test.step('after Escape', async () => {
    await page.keyboard.press('Escape')
    await expectClosed(page)
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await openDialog(page)
    await expect(usesInput(page, 'Lab test')).toHaveValue('3')
    await expect(usesInput(page, 'Specialist visit')).toHaveValue('a few')
  })
  await test.step('after the Close button', async () => {
    await usesInput(page, 'Specialist visit').fill('7')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expectClosed(page)
    await openDialog(page)
    await expect(usesInput(page, 'Specialist visit')).toHaveValue('7')
  })
  await test.step('after leaving the step', async () => {
    await usesInput(page, 'Day in hospital').fill('12')
    await page.goBack()
    await expectScreen(page, 'coverage')
    await expect(dialog(page)).toBeHidden()
    await clickNext(page)
    await expectScreen(page, 'scenario')
    await expect(dialog(page)).toBeHidden()
    await openDialog(page)
    await expect(usesInput(page, 'Lab test')).toHaveValue('3')
    await expect(usesInput(page, 'Specialist visit')).toHaveValue('7')
    await expect(usesInput(page, 'Day in hospital')).toHaveValue('12')
  })
  await test.step('after Use Custom Scenario', async () => {
    await confirmCustomScenario(page)
    await expectClosed(page)
  })
})

test('the dialog explains itself, keeps the focused control visible in small windows, and posts its uses', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await expect(dialog(page)).toContainText('overrides the built-in assumptions and may change the outcome')
  await expect(dialog(page).getByRole('columnheader')).toHaveText(['Service', 'Uses'])
  await expect(dialog(page).getByRole('row')).toHaveCount(16)
  const { width: medium } = (await dialog(page).boundingBox())!
  expect(medium).toBeGreaterThan(500)
  expect(medium).toBeLessThanOrEqual(720)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const title = await dialog(page).getByRole('heading').boundingBox()
    const content = await dialog(page).locator('.custom-scenario').boundingBox()
    expect(title!.x).toBe(content!.x)
  }
  await page.keyboard.press('Escape')

  for (const [width, height] of windows.slice(0, isFullRun ? windows.length : 2))
    await test.step(`the focused control is fully visible at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height })
      await openDialog(page)
      const field = dialog(page).getByRole('combobox').or(dialog(page).getByRole('textbox')).first()
      await expect(field).toBeInViewport({ ratio: 1 })
      const use = dialog(page).getByRole('button', { name: 'Use Custom Scenario' })
      await dialog(page).getByRole('textbox').first().focus()
      const hidden = [
        await page.evaluate(findHiddenFocus),
        ...(await pressUntilFocused(page, 'Tab', use)),
        ...(await pressUntilFocused(page, 'Shift+Tab', dialog(page).getByRole('button', { name: 'Close' }))),
      ]
      // At least the first of 15 rows, forward to Use Custom Scenario, and back to Close.
      expect(hidden.length).toBeGreaterThanOrEqual(1 + 15 + 16)
      expect.soft(hidden, `${width} × ${height}`).toEqual(hidden.map(() => null))
      await use.click()
      await expect(dialog(page).getByRole('alert')).toHaveText(
        'All uses are 0, which means a year without any care. Use it anyway?',
      )
      await expect(dialog(page).getByRole('alert')).toBeInViewport({ ratio: 0.9 })
      await dialog(page).getByRole('button', { name: 'Use it with no care' }).click()
      await expect(dialog(page)).toBeHidden()
    })

  await page.getByRole('checkbox', { name: 'I will complete the wellness program' }).check()
  await openDialog(page)
  await usesInput(page, 'Primary care visit').fill('4')
  await usesInput(page, 'MRI scan').fill('')
  await usesInput(page, 'Day in hospital').fill('007')
  await confirmCustomScenario(page)
  await clickNext(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(filterCalculations(calls)[0]?.body).toStrictEqual({
    coverage: 'EE',
    scenario: 'custom',
    customScenario: [
      { id: 'preventive', name: 'Preventive visit', uses: 0 },
      { id: 'primary', name: 'Primary care visit', uses: 4 },
      { id: 'specialist', name: 'Specialist visit', uses: 0 },
      { id: 'telehealth', name: 'Telehealth visit', uses: 0 },
      { id: 'urgent', name: 'Urgent care visit', uses: 0 },
      { id: 'emergency', name: 'Emergency room visit', uses: 0 },
      { id: 'generic', name: 'Generic prescription (30 days)', uses: 0 },
      { id: 'brand', name: 'Brand prescription (30 days)', uses: 0 },
      { id: 'lab', name: 'Lab test', uses: 0 },
      { id: 'xray', name: 'X-ray', uses: 0 },
      { id: 'mri', name: 'MRI scan', uses: 0 },
      { id: 'therapy', name: 'Physical therapy visit', uses: 0 },
      { id: 'surgery', name: 'Outpatient surgery', uses: 0 },
      { id: 'hospital', name: 'Day in hospital', uses: 7 },
      { id: 'maternity', name: 'Having a baby', uses: 0 },
    ],
    surcharges: { tobacco: false, 'spouse-coverage': false, wellness: true },
    location: 'remote',
    salaryBand: 'part-time',
    savingsStyle: 'none',
  })
})

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
  for (let stops = 0; stops < 20 && !(await last.evaluate(hasFocus)); stops += 1) {
    await page.keyboard.press(key)
    hidden.push(await page.evaluate(findHiddenFocus))
  }
  return hidden
}

/** Runs in the page. */
function hasFocus(element: Element) {
  return element === document.activeElement
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
