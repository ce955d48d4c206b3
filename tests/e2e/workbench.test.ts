import { expect, expectKept, test } from './support/workbench.ts'

test('a client is broken, the finding is shown, clicked and mended, and the visit goes on', async ({
  page,
  workbench,
}) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  const { calculator, editor, findings } = workbench
  await calculator.getByRole('button', { name: "Let's go" }).click()
  await calculator.getByRole('combobox', { name: 'Your Location' }).selectOption('Lewiston')
  await calculator.getByRole('combobox', { name: 'Your Attitude to Savings' }).selectOption({ index: 1 })

  await workbench.replace('"planYear": 2027', '"planYear": "2027"')
  const finding = findings.filter({ hasText: 'instance.json:4:17' })
  await expect(finding.getByLabel('Error')).toBeVisible()
  await expect(page.getByText('Below is the last version that works.')).toBeVisible()

  await page.getByRole('tab', { name: 'plans.json' }).click()
  await finding.getByRole('button').first().click()
  await expect(page.getByRole('tab', { name: /instance\.json/ })).toHaveAttribute('aria-selected', 'true')
  await expect(editor).toBeFocused()
  // The caret is where the finding begins: before the quote.
  await page.keyboard.press('Delete')
  for (let digit = 0; digit < 4; digit++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')

  await expect(finding).toBeHidden()
  await expect(page.getByText('Below is the last version that works.')).toBeHidden()
  await workbench.replace('Lakeshore Outfitters', 'Seashore Outfitters')
  await expect(calculator.getByRole('contentinfo')).toContainText('Seashore Outfitters')
  await expect(workbench.heading()).toHaveText('Tell us about you')
  await expect(calculator.getByRole('combobox', { name: 'Your Location' })).toHaveValue(/Lewiston/)
  await expect(calculator.getByRole('combobox', { name: 'Your Attitude to Savings' })).not.toHaveValue('')
})

test('an edit of the plans shows on the results, which stay as far as they were scrolled', async ({
  page,
  workbench,
}) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Results')
  const best = workbench.calculator.getByRole('heading', { level: 2 }).first()
  await expect(best).toHaveText('High Deductible Plan with HSA')
  const notes = workbench.calculator.getByText('Notes and assumptions')
  await notes.scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'plans.json' }).click()
  await workbench.replace('"displayName": "High Deductible Plan with HSA"', '"displayName": "The Saver"')
  await expect(best).toHaveText('The Saver')
  await expect(notes).toBeInViewport()
})

test('a switch writes into its file, which comes to the front, and undoing takes back just that', async ({
  page,
  workbench,
}) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Personal')
  const savings = workbench.calculator.getByRole('combobox', { name: 'Your Attitude to Savings' })
  await expect(savings).toBeVisible()
  await workbench.editor.press('Control+End')
  await page.getByRole('tab', { name: 'plans.json' }).click()
  await workbench.replace('High Deductible Plan', 'Low Deductible Plan')
  await page.getByRole('switch', { name: 'Savings' }).uncheck()
  await expect(page.getByRole('tab', { name: /instance\.json/ })).toHaveAttribute('aria-selected', 'true')
  await expect(workbench.editor.getByText('"savings": false')).toBeInViewport()
  await expect(savings).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('switch', { name: 'Savings' })).toBeChecked()
  await expect(savings).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.getByRole('tab', { name: /plans\.json/ }).click()
  await expect(workbench.editor).toContainText('Low Deductible Plan')
})

test('a file put over one that was not in the editor yet is taken back, down to what was not saved', async ({
  page,
  workbench,
}) => {
  await workbench.open('fernhill', 'Fernhill College')
  await page.getByRole('tab', { name: 'plans.json' }).click()
  await workbench.replace('schemas/plans', 'schemas/my-plans')
  await page.getByRole('tab', { name: 'instance.json' }).click()
  await expectKept(page, 'my-plans')
  await page.reload()
  await expect(workbench.editor).toContainText('Fernhill College')
  const buffer = Buffer.from('{ "plans": [] }')
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'plans.json', mimeType: 'application/json', buffer }])
  await expect(page.getByRole('tab', { name: /plans\.json/ })).toHaveAttribute('aria-selected', 'true')
  await expect(workbench.editor).toContainText('{ "plans": [] }')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(workbench.editor).toContainText('my-plans')
})

test('what was typed can be undone and done again after a reload', async ({ page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  const [undo, redo] = [
    page.getByRole('button', { name: 'Undo' }),
    page.getByRole('button', { name: 'Redo' }),
  ]
  await expect(undo).toBeDisabled()
  await workbench.replace('"Fernhill College"', '"My College"')
  await expect(undo).toBeEnabled()
  await expectKept(page, 'My College')
  await page.reload()
  await expect(workbench.editor).toContainText('My College')
  await expect(redo).toBeDisabled()
  await undo.click()
  await expect(workbench.editor).toContainText('Fernhill College')
  await expect(undo).toBeDisabled()
  await redo.click()
  await expect(workbench.editor).toContainText('My College')
})

test('answers come back with what they were given for: a feature, a mended file, a client', async ({
  page,
  workbench,
}) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  const location = workbench.calculator.getByRole('combobox', { name: 'Your Location' })
  await workbench.goTo('Personal')
  await location.selectOption('Lewiston')
  await workbench.goTo('Results')
  const locations = page.getByRole('switch', { name: 'Locations' })
  await locations.uncheck()
  await expect(workbench.editor).toContainText('"locations": false')
  await locations.check()
  await expect(workbench.heading()).toHaveText('Your results')

  const client = page.getByRole('combobox', { name: 'Client' })
  await client.selectOption('marlow')
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Marlow')
  await client.selectOption('lakeshore')
  await expect(workbench.heading()).toHaveText('Your results')
  await workbench.goTo('Personal')
  await expect(location).toHaveValue(/Lewiston|lewiston/)
})

test('a situation ends with its client, and a reload leads nowhere', async ({ page, workbench }) => {
  await workbench.open('marlow', 'Marlow Instruments')
  await workbench.goTo('Scenario')
  await workbench.situation().selectOption('Preview year')
  await expect(workbench.heading()).toHaveText('What does 2028 look like?')
  const client = page.getByRole('combobox', { name: 'Client' })
  await client.selectOption('lakeshore')
  await expect(workbench.situation()).toHaveValue('none')
  await client.selectOption('marlow')
  await expect(workbench.heading()).toHaveText('What does 2027 look like?')

  await client.selectOption('lakeshore')
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Lakeshore')
  await workbench.situation().selectOption('Contribution limit')
  await expect(workbench.heading()).toHaveText('Your results')
  await workbench.goTo('Coverage')
  await expect(workbench.heading()).toHaveText('Who needs coverage?')
  await page.reload()
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Lakeshore Outfitters')
  await expect(workbench.situation()).toHaveValue('contributionLimit')
  await expect(workbench.heading()).toHaveText('Who needs coverage?')
})
