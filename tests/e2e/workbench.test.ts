import { expect, test } from './support/workbench.ts'

test('a click on an error leads to it, and the session continues once it is fixed', async ({
  page,
  workbench,
}) => {
  await workbench.openJson('lakeshore', 'Lakeshore Outfitters')
  const { calculator, editor, diagnostics } = workbench
  await calculator.getByRole('button', { name: "Let's go" }).click()
  await calculator.getByRole('combobox', { name: 'Your Location' }).selectOption('Lewiston')
  await calculator.getByRole('combobox', { name: 'Your Attitude to Savings' }).selectOption({ index: 1 })

  await workbench.replace('"planYear": 2027', '"planYear": "2027"')
  const diagnostic = diagnostics.filter({ hasText: 'instance.json:4:17' })
  await expect(diagnostic.getByLabel('Error')).toBeVisible()
  await expect(page.getByText('The preview shows the last version that works.')).toBeVisible()

  await page.getByRole('tab', { name: 'plans.json' }).click()
  await diagnostic.getByRole('button').first().click()
  await expect(page.getByRole('tab', { name: /instance\.json/ })).toHaveAttribute('aria-selected', 'true')
  await expect(editor).toBeFocused()
  // The caret is at the start of the diagnostic, before the quote.
  await page.keyboard.press('Delete')
  for (let digit = 0; digit < 4; digit++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')

  await expect(diagnostic).toBeHidden()
  await expect(page.getByText('The preview shows the last version that works.')).toBeHidden()
  await workbench.replace('Lakeshore Outfitters', 'Seashore Outfitters')
  await workbench.expectClient('Seashore Outfitters')
  await expect(workbench.heading()).toHaveText('Tell us about you')
  await expect(calculator.getByRole('combobox', { name: 'Your Location' })).toHaveValue(/Lewiston/)
  await expect(calculator.getByRole('combobox', { name: 'Your Attitude to Savings' })).not.toHaveValue('')
})

test('the preview follows edits and switches, and keeps the answers and the scroll position', async ({
  page,
  workbench,
}) => {
  const { calculator, editor } = workbench
  await workbench.openJson('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Personal')
  const location = calculator.getByRole('combobox', { name: 'Your Location' })
  await location.selectOption('Lewiston')

  await test.step('a switch writes into its file and opens it, and Undo reverts only that edit', async () => {
    const savings = calculator.getByRole('combobox', { name: 'Your Attitude to Savings' })
    await expect(savings).toBeVisible()
    await editor.press('Control+End')
    await page.getByRole('tab', { name: 'plans.json' }).click()
    await workbench.replace('High Deductible Plan', 'Low Deductible Plan')
    await (await workbench.findFeature('Savings')).uncheck()
    await expect(page.getByRole('tab', { name: /instance\.json/ })).toHaveAttribute('aria-selected', 'true')
    await expect(editor.getByText('"savings": false')).toBeInViewport()
    await expect(savings).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(await workbench.findFeature('Savings')).toBeChecked()
    await expect(savings).toBeVisible()
    await page.getByRole('tab', { name: /plans\.json/ }).click()
    await expect(editor).toContainText('Low Deductible Plan')
  })

  await test.step('the results follow an edit of the plans, and keep the scroll position', async () => {
    await workbench.goTo('Results')
    const best = calculator.getByRole('heading', { level: 2 }).first()
    await expect(best).toHaveText('Low Deductible Plan with HSA')
    const notes = calculator.getByText('Notes and assumptions')
    await notes.scrollIntoViewIfNeeded()
    await workbench.replace('"displayName": "Low Deductible Plan with HSA"', '"displayName": "The Saver"')
    await expect(best).toHaveText('The Saver')
    await expect(notes).toBeInViewport()
  })

  await test.step('answers return with their feature', async () => {
    const locations = await workbench.findFeature('Locations')
    await locations.uncheck()
    await expect(editor).toContainText('"locations": false')
    await locations.check()
    await expect(workbench.heading()).toHaveText('Your results')
  })

  await test.step('answers return with their client', async () => {
    await workbench.choose('marlow', 'Marlow')
    await workbench.choose('lakeshore', 'Lakeshore')
    await expect(workbench.heading()).toHaveText('Your results')
    await workbench.goTo('Personal')
    await expect(location).toHaveValue(/Lewiston|lewiston/)
  })
})

test('Undo and Redo work on edits and on loaded files', async ({ page, workbench }) => {
  const { editor } = workbench
  await workbench.openJson('fernhill', 'Fernhill College')
  const [undo, redo] = [
    page.getByRole('button', { name: 'Undo' }),
    page.getByRole('button', { name: 'Redo' }),
  ]
  await expect(undo).toBeDisabled()
  await workbench.replace('"Fernhill College"', '"My College"')
  await expect(undo).toBeEnabled()
  await page.getByRole('tab', { name: 'plans.json' }).click()
  await workbench.replace('schemas/plans', 'schemas/my-plans')
  await page.getByRole('tab', { name: /^instance\.json/ }).click()

  await test.step('edits of both files are undone and redone, and their file is shown', async () => {
    await expect(editor).toContainText('My College')
    await expect(redo).toBeDisabled()
    await undo.click()
    await expect(editor).toHaveAccessibleName('Editor, fernhill/plans.json')
    await expect(editor).not.toContainText('my-plans')
    await undo.click()
    await expect(editor).toContainText('Fernhill College')
    await expect(undo).toBeDisabled()
    await redo.click()
    await expect(editor).toContainText('My College')
    await redo.click()
    await expect(editor).toContainText('my-plans')
    await expect(redo).toBeDisabled()
  })

  await test.step('Undo replaces a loaded file with the unsaved text', async () => {
    const buffer = Buffer.from('{ "plans": [] }')
    await page
      .locator('input[type="file"]')
      .setInputFiles([{ name: 'plans.json', mimeType: 'application/json', buffer }])
    await expect(page.getByRole('tab', { name: /plans\.json/ })).toHaveAttribute('aria-selected', 'true')
    await expect(editor).toContainText('{ "plans": [] }')
    await undo.click()
    await expect(editor).toContainText('my-plans')
  })
})

test('a simulation ends when the client changes, and a reload restores the step and the simulation', async ({
  page,
  workbench,
}) => {
  await workbench.open('marlow', 'Marlow Instruments')
  await workbench.goTo('Scenario')
  await test.step('the preview year keeps the answers', async () => {
    await expect(workbench.heading()).toHaveText('What does 2027 look like?')
    await workbench.simulation().selectOption('Preview year')
    await expect(workbench.heading()).toHaveText('What does 2028 look like?')
    await workbench.simulation().selectOption('No failure')
    await expect(workbench.heading()).toHaveText('What does 2027 look like?')
  })

  await test.step('a simulation ends when the client changes', async () => {
    await workbench.simulation().selectOption('Preview year')
    await expect(workbench.heading()).toHaveText('What does 2028 look like?')
    const client = page.getByRole('combobox', { name: 'Client' })
    await client.selectOption('lakeshore')
    await expect(workbench.simulation()).toHaveValue('none')
    await client.selectOption('marlow')
    await expect(workbench.heading()).toHaveText('What does 2027 look like?')
  })

  await test.step('a reload restores the step and the simulation', async () => {
    await workbench.choose('lakeshore', 'Lakeshore')
    await workbench.simulation().selectOption('Contribution limit')
    await expect(workbench.heading()).toHaveText('Your results')
    await workbench.goTo('Coverage')
    await expect(workbench.heading()).toHaveText('Who needs coverage?')
    await page.reload()
    await workbench.expectClient('Lakeshore Outfitters')
    await expect(workbench.simulation()).toHaveValue('contributionLimit')
    await expect(workbench.heading()).toHaveText('Who needs coverage?')
  })
})
