import { isFullRun } from '../kit/fullRun.ts'
import { calculations } from './support/calls.ts'
import {
  customizeButton,
  dialog,
  openDialog,
  confirmCustomScenario,
  usesOf,
} from './support/customScenario.ts'
import { expect, test } from './support/test.ts'
import { arriveAt, goOn, scenarioList, walkTo } from './support/walk.ts'

const advice = 'Enter a whole number from 0 to 9,999.'

test('the dialog takes the focus, keeps it, and gives it back', async ({ page, openAs }) => {
  await openAs('quillon')
  await walkTo(page, 'scenario')
  const ways = {
    escape: () => page.keyboard.press('Escape'),
    close: () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    use: () => confirmCustomScenario(page),
  }
  for (const close of Object.values(ways)) {
    await openDialog(page)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stops = 0; stops < 14; stops += 1) {
        const holder = await page.evaluate(() =>
          document.activeElement === document.body
            ? 'body'
            : document.activeElement?.closest('dialog')?.tagName,
        )
        // From the last control the focus may visit the browser's own, never the page below.
        expect(holder).toMatch(stops === 0 && key === 'Tab' ? /^DIALOG$/ : /^(DIALOG|body)$/)
        await page.keyboard.press(key)
      }
    }
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(customizeButton(page)).toBeFocused()
  }
})

test('the focused control of the dialog is fully in sight in a window of any size', async ({
  page,
  openAs,
}) => {
  await openAs('lakeshore')
  await walkTo(page, 'scenario')
  const small = [
    [320, 256],
    [844, 390],
  ] as const
  const others = [
    [320, 568],
    [390, 844],
    [640, 200],
    [1280, 900],
  ] as const
  for (const [width, height] of isFullRun ? [...small, ...others] : small) {
    await page.setViewportSize({ width, height })
    await openDialog(page)
    const use = dialog(page).getByRole('button', { name: 'Use Custom Scenario' })
    await dialog(page).getByRole('textbox').first().focus()
    const hidden = [await page.evaluate(hiddenFocus)]
    for (const [key, last] of [
      ['Tab', use],
      ['Shift+Tab', dialog(page).getByRole('button', { name: 'Close' })],
    ] as const)
      for (let stops = 0; stops < 20 && !(await last.evaluate(hasFocus)); stops += 1) {
        await page.keyboard.press(key)
        hidden.push(await page.evaluate(hiddenFocus))
      }
    // From the first of 15 rows to the button, and from there to the button at the top.
    expect.soft(hidden, `${width} × ${height}`).toEqual(Array(1 + 15 + 16).fill(null))
    await use.click()
    await expect(dialog(page)).toBeHidden()
  }
})

test('the dialog says what it does, for every service', async ({ page, openAs }) => {
  await openAs('lakeshore')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await expect(dialog(page)).toContainText('overrides the built-in assumptions and may change the outcome')
  await expect(dialog(page).getByRole('columnheader')).toHaveText(['Service', 'Uses'])
  await expect(dialog(page).getByRole('row')).toHaveCount(16)
  const { width } = (await dialog(page).boundingBox())!
  expect(width).toBeGreaterThan(500)
  expect(width).toBeLessThanOrEqual(720)
})

test('what was typed is there when the dialog opens again, however it was closed', async ({
  page,
  openAs,
}) => {
  await openAs('marlow')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await usesOf(page, 'Lab test').fill('3')
  await usesOf(page, 'X-ray').fill('a few')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)

  await openDialog(page)
  await expect(usesOf(page, 'Lab test')).toHaveValue('3')
  await expect(usesOf(page, 'X-ray')).toHaveValue('a few')
  await usesOf(page, 'X-ray').fill('7')
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  await openDialog(page)
  await expect(usesOf(page, 'X-ray')).toHaveValue('7')
  await usesOf(page, 'MRI scan').fill('12')
  await page.goBack()
  await arriveAt(page, 'coverage')
  await expect(dialog(page)).toBeHidden()
  await goOn(page)
  await arriveAt(page, 'scenario')
  await expect(dialog(page)).toBeHidden()
  await openDialog(page)
  await expect(usesOf(page, 'Lab test')).toHaveValue('3')
  await expect(usesOf(page, 'X-ray')).toHaveValue('7')
  await expect(usesOf(page, 'MRI scan')).toHaveValue('12')
})

test('what is no whole number from 0 to 9,999 is refused with a message at its row', async ({
  page,
  openAs,
}) => {
  await openAs('prairie')
  await walkTo(page, 'scenario')
  for (const typed of ['-1', '1.5', '10000', 'abc', '1e3', '٣']) {
    await openDialog(page)
    await usesOf(page, 'Lab test').fill('2')
    await usesOf(page, 'X-ray').fill(typed)
    await confirmCustomScenario(page)
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('row', { name: 'X-ray' }).getByText(advice)).toBeVisible()
    await expect(dialog(page).getByText(advice)).toHaveCount(1)
    await expect(usesOf(page, 'X-ray')).toHaveValue(typed)
    await expect(usesOf(page, 'X-ray')).toHaveAttribute('aria-invalid', 'true')
    await expect(usesOf(page, 'X-ray')).toHaveAccessibleDescription(advice)
    await expect(usesOf(page, 'X-ray')).toBeFocused()
    await expect(usesOf(page, 'Lab test')).not.toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  }
  await openDialog(page)
  await usesOf(page, 'X-ray').fill('9999')
  await confirmCustomScenario(page)
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
})

test('Enter in a row uses the custom scenario', async ({ page, openAs }) => {
  await openAs('prairie')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await usesOf(page, 'Lab test').fill('2')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled()
})

test('the whole body of a calculation is as the API wants it', async ({ page, openAs, calls }) => {
  await openAs('lakeshore')
  await walkTo(page, 'scenario')
  await page.getByRole('checkbox', { name: 'I will complete the wellness program' }).check()
  await openDialog(page)
  await usesOf(page, 'Primary care visit').fill('4')
  await usesOf(page, 'MRI scan').fill('')
  await usesOf(page, 'Day in hospital').fill('007')
  await confirmCustomScenario(page)
  await goOn(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(calculations(calls)[0]?.body).toStrictEqual({
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

test('ids go back in the type in which they came', async ({ page, openAs, calls }) => {
  await openAs('quillon')
  await walkTo(page, 'personal')
  await page.getByRole('combobox', { name: 'Your Location' }).selectOption('Ωmega site')
  await page.getByRole('combobox', { name: 'Your Attitude to Savings' }).selectOption('I save')
  await goOn(page)
  await goOn(page)
  await page.getByRole('checkbox', { name: 'I smoke' }).check()
  await page.getByRole('checkbox', { name: 'My spouse works elsewhere' }).check()
  await page.getByRole('radio', { name: '<b>Everything at once</b>' }).check()
  await goOn(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  await page.goBack()
  await openDialog(page)
  await usesOf(page, 'Primary care visit').fill('1')
  await usesOf(page, 'Specialist visit').fill('2')
  await confirmCustomScenario(page)
  await goOn(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  const shared = {
    coverage: 'EE',
    surcharges: { 0: true, 'a.b/c d': false, constructor: true },
    location: '0',
    salaryBand: null,
    savingsStyle: 0,
  }
  const bodies = calculations(calls).map(({ body }) => body) as { customScenario: unknown[] | null }[]
  expect(bodies[0]).toStrictEqual({ ...shared, scenario: 9007199254740991, customScenario: null })
  expect(bodies[1]).toMatchObject({ ...shared, scenario: 'custom' })
  expect(bodies[1]?.customScenario?.slice(0, 3)).toStrictEqual([
    { id: 0, name: 'Preventive visit', uses: 0 },
    { id: 1, name: 'Primary care visit', uses: 1 },
    { id: '1', name: 'Specialist visit', uses: 2 },
  ])
})

test('a tile that is chosen afterwards puts the custom scenario away, but not what was typed', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('prairie')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await usesOf(page, 'Lab test').fill('5')
  await confirmCustomScenario(page)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByRole('radio', { name: 'A busy year' }).check()
  await openDialog(page)
  await expect(usesOf(page, 'Lab test')).toHaveValue('5')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'A busy year' })).toBeChecked()
  await goOn(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  expect(calculations(calls)[0]?.body).toMatchObject({ scenario: 'busy', customScenario: null })
})

test('text that is typed and not used changes nothing of a scenario in use', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('prairie')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await usesOf(page, 'Lab test').fill('5')
  await confirmCustomScenario(page)
  await openDialog(page)
  await usesOf(page, 'Lab test').fill('6')
  await page.keyboard.press('Escape')
  await goOn(page)
  await expect(page.getByRole('definition')).toHaveCount(4)
  const body = calculations(calls)[0]?.body as { customScenario: { id: string; uses: number }[] }
  expect(body.customScenario.find(({ id }) => id === 'lab')?.uses).toBe(5)
})

test('on a small screen the list shows that the custom scenario is in use', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await openAs('prairie')
  await walkTo(page, 'scenario')
  await openDialog(page)
  await confirmCustomScenario(page)
  await expect(scenarioList(page).locator('option:checked')).toHaveText('Custom Scenario (set up below)')
  await scenarioList(page).selectOption('A busy year')
  await expect(scenarioList(page).locator('option:checked')).toHaveText('A busy year')
})

/** Runs in the page. */
function hasFocus(element: Element) {
  return element === document.activeElement
}

/** The focused control, if a corner of it is covered or out of sight. Runs in the page. */
function hiddenFocus() {
  const focused = document.activeElement!
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect()
  // A round control does not reach the corners of its box.
  const [x, y] = focused.matches('input') ? [4, 4] : [width / 4, height / 4]
  const points = [left + x, right - x].flatMap((across) => [
    [across, top + y] as const,
    [across, bottom - y] as const,
  ])
  const isSeen = points.every((point) => focused.contains(document.elementFromPoint(...point)))
  return isSeen ? null : `${focused.id || focused.textContent}: ${top} to ${bottom}`
}
