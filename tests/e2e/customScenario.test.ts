import { isFullRun } from '../kit/fullRun.ts'
import { filterCalculations } from './support/apiCalls.ts'
import { dialog, openDialog, confirmCustomScenario, usesInput } from './support/customScenario.ts'
import { expect, test } from './support/test.ts'
import { expectScreen, clickNext, scenarioList, walkTo } from './support/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const message = 'Enter a whole number from 0 to 9,999.'

// parseUses.test.ts covers more values.
const rejected = isFullRun ? ['-1', '1.5', '10000', 'abc', '1e3', '٣'] : ['1.5', '10000']

test('the dialog rejects invalid uses, Enter applies the scenario, and a tile replaces it', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('prairie')
  await walkTo(page, 'scenario')
  const next = page.getByRole('button', { name: 'Next' })
  for (const typed of rejected)
    await test.step(`${typed} is rejected with a message in its row`, async () => {
      await openDialog(page)
      await usesInput(page, 'Lab test').fill('2')
      const uses = usesInput(page, 'X-ray')
      await uses.fill(typed)
      await confirmCustomScenario(page)
      await expect(dialog(page).getByRole('row', { name: 'X-ray' }).getByText(message)).toBeVisible()
      await expect(dialog(page).getByText(message)).toHaveCount(1)
      await expect(uses).toHaveValue(typed)
      await expect(uses).toHaveAttribute('aria-invalid', 'true')
      await expect(uses).toHaveAccessibleDescription(message)
      await expect(uses).toBeFocused()
      await expect(usesInput(page, 'Lab test')).not.toHaveAttribute('aria-invalid', 'true')
      await page.keyboard.press('Escape')
      await expect(next).toBeDisabled()
    })

  await test.step('Enter in a row applies the custom scenario', async () => {
    await openDialog(page)
    await usesInput(page, 'X-ray').fill('9999')
    await usesInput(page, 'Lab test').fill('5')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(next).toBeEnabled()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  })

  await test.step('unapplied text does not change the applied scenario', async () => {
    await openDialog(page)
    await usesInput(page, 'Lab test').fill('6')
    await page.keyboard.press('Escape')
    await clickNext(page)
    await expect(page.getByRole('definition')).toHaveCount(4)
    const uses = [
      { id: 'lab', uses: 5 },
      { id: 'xray', uses: 9999 },
    ].map((used) => expect.objectContaining(used) as unknown)
    expect(filterCalculations(calls)[0]?.body).toMatchObject({
      customScenario: expect.arrayContaining(uses),
    })
    await page.goBack()
    await expectScreen(page, 'scenario')
  })

  await test.step('on a small screen, the list shows the applied custom scenario', async () => {
    await page.setViewportSize({ width: 375, height: 700 })
    const chosen = scenarioList(page).locator('option:checked')
    await expect(chosen).toHaveText('Custom Scenario (set up below)')
    await scenarioList(page).selectOption('A healthy year')
    await expect(chosen).toHaveText('A healthy year')
    await openDialog(page)
    await confirmCustomScenario(page)
    await expect(chosen).toHaveText('Custom Scenario (set up below)')
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  await test.step('a tile replaces the custom scenario, and the dialog keeps its text', async () => {
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('radio', { name: 'A busy year' }).check()
    await openDialog(page)
    await expect(usesInput(page, 'Lab test')).toHaveValue('6')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('radio', { name: 'A busy year' })).toBeChecked()
    await clickNext(page)
    await expect(page.getByRole('definition')).toHaveCount(4)
    expect(filterCalculations(calls)[1]?.body).toMatchObject({ scenario: 'busy', customScenario: null })
  })
})
