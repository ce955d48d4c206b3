import { expect, test } from './support/workbench.ts'

test('the calculator and the panels follow edits, keep the answers, the scroll position, and the selected case, and show the last valid version', async ({
  page,
  workbench,
}) => {
  const { calculator, editor, diagnostics } = workbench
  await workbench.open('lakeshore', 'Lakeshore Outfitters', { editor: 'json', isJsonOffered: true })
  await workbench.goTo('Personal')
  const location = calculator.getByRole('combobox', { name: 'Your Location' })
  await location.selectOption('Lewiston')
  const outdated = page.getByText('The calculator shows the last valid version.')

  await test.step('a click on an error leads to it', async () => {
    await workbench.replace('"planYear": 2027', '"planYear": "2027"')
    const diagnostic = diagnostics.filter({ hasText: 'must be a whole number' })
    await expect(diagnostic.getByLabel('Error')).toBeVisible()
    await expect(outdated).toBeVisible()
    expect(await workbench.findAxeViolations()).toEqual([])
    await page.getByRole('tab', { name: 'plans.json' }).click()
    await diagnostic.getByRole('button').first().click()
    await expect(page.getByRole('tab', { name: /instance\.json/ })).toHaveAttribute('aria-selected', 'true')
    await expect(editor).toBeFocused()
    // The caret is at the start of the diagnostic, before the quote.
    await page.keyboard.press('Delete')
    for (let digit = 0; digit < 4; digit++) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Delete')
    await expect(diagnostic).toBeHidden()
    await expect(outdated).toBeHidden()
  })

  await test.step('the answers stay', async () => {
    await workbench.replace('Lakeshore Outfitters', 'Seashore Outfitters')
    await workbench.expectClient('Seashore Outfitters')
    await expect(workbench.heading()).toHaveText('Tell us about you')
    await expect(location).toHaveValue(/Lewiston/i)
  })

  await test.step('a switch of the form writes into its file, and Undo reverts only that edit', async () => {
    const savings = calculator.getByRole('combobox', { name: 'Your Attitude to Savings' })
    await editor.press('Control+End')
    await page.getByRole('tab', { name: 'plans.json' }).click()
    await workbench.replace('High Deductible Plan', 'Low Deductible Plan')
    await page.getByRole('radio', { name: 'Form' }).check()
    await workbench.chooseSection('Questions')
    await page.getByRole('switch', { name: 'Ask employees: Savings' }).uncheck()
    await expect(savings).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(savings).toBeVisible()
    await page.getByRole('radio', { name: 'JSON' }).check()
    await page.getByRole('tab', { name: /plans\.json/ }).click()
    await expect(editor).toContainText('Low Deductible Plan')
  })

  await test.step('the results follow an edit of the plans, and keep the scroll position', async () => {
    await workbench.goTo('Results')
    const best = calculator.locator('.best-plan').getByRole('heading', { level: 2 })
    await expect(best).toHaveText('Low Deductible Plan with HSA')
    const notes = calculator.getByText('Notes and assumptions')
    await notes.scrollIntoViewIfNeeded()
    await workbench.replace('"displayName": "Low Deductible Plan with HSA"', '"displayName": "The Saver"')
    await expect(best).toHaveText('The Saver')
    await expect(notes).toBeInViewport()
  })

  await test.step('answers return with their client', async () => {
    await workbench.choose('marlow', 'Marlow')
    await workbench.choose('lakeshore', 'Seashore')
    await expect(workbench.heading()).toHaveText('Your results')
  })

  await workbench.goTo('Scenario')
  const bestPlans = page.getByRole('region', { name: 'Best plans', exact: true })
  const matrix = bestPlans.getByRole('table', { name: 'Best plan for each scenario and tier' })
  const lastCell = (scenario: RegExp) =>
    matrix.getByRole('row', { name: scenario }).getByRole('button').last()
  const selected = matrix.getByRole('button', { pressed: true })

  await test.step('the figures follow the calculator until a cell is selected', async () => {
    await workbench.choosePanel(/Figures/)
    await workbench.calculator.getByRole('radio', { name: 'Having a baby' }).check({ force: true })
    await expect(page.getByRole('table', { name: 'Having a baby, employee and one child' })).toBeVisible()
    await expect(selected).toContainText('in the calculator')
    await lastCell(/A usual year/).click()
    await expect(page.getByRole('table', { name: 'A usual year, family' })).toBeVisible()
    await expect(selected).not.toContainText('in the calculator')
  })

  await test.step('the calculator shows the selected cell on request', async () => {
    await bestPlans.getByRole('button', { name: 'Show in calculator' }).click()
    await expect(workbench.heading()).toHaveText('Your results')
    await expect(selected).toContainText('in the calculator')
  })

  await test.step('the figures follow an edit of the plans, or say that they are outdated', async () => {
    const figures = page.getByRole('table', { name: 'A usual year, family' })
    await page.getByRole('tab', { name: 'plans.json' }).click()
    await workbench.replace('"displayName": "The Saver"', '"displayName": "The Thrifty"')
    await expect(figures).toContainText('The Thrifty')
    await expect(bestPlans.getByRole('list', { name: 'Plans' })).toContainText('The Thrifty')
    await page.getByRole('tab', { name: 'instance.json' }).click()
    await workbench.replace('"planYear": 2027', '"planYear": "2027"')
    await expect(page.getByText('These figures are from the last valid version.')).toBeVisible()
  })
})

test(
  'an edited rate is compared with the disk, and its value with the year before',
  { tag: '@full' },
  async ({ page, workbench }) => {
    await workbench.open('marlow', 'Marlow Instruments', { editor: 'json', panel: 'compare' })
    await page.getByRole('tab', { name: /^plans\.json/ }).click()
    await workbench.replace('"EE": 28', '"EE": 30')
    await workbench.choosePanel(/Compare/)
    const differences = page.getByRole('region', { name: /^From the disk to your edits/ })
    const line = differences.getByRole('button', {
      name: /^Saver 3,400 with HSA, Under \$40,000, EE: \$28 → \$30/,
    })

    await test.step('a line leads to its place, and can be reverted', async () => {
      await page.getByRole('tab', { name: /^instance\.json/ }).click()
      await line.click()
      await expect(workbench.editor).toHaveAccessibleName('Editor, marlow/plans.json')
      await expect(workbench.editor.locator('.cm-activeLine')).toContainText('"EE": 30')
      await page.getByText('The text of plans.json').click()
      await expect(page.getByRole('textbox', { name: 'Difference, plans.json' })).toContainText('"EE": 30')
      await differences.getByRole('button', { name: /^Revert Saver 3,400 with HSA/ }).click()
      await expect(page.getByText('These files match the disk.')).toBeVisible()
      await page.getByRole('button', { name: /^Undo/ }).click()
      await expect(line).toBeVisible()
    })

    await test.step('the plan value follows the edit, and shows the changes of the next year', async () => {
      await workbench.choosePanel(/Plan value/)
      const parts = page.getByRole('table', { name: /^What the average cost consists of/ })
      await expect(parts.getByRole('row', { name: /^Saver 3,400 with HSA/ })).toContainText('$360')
      await page.getByRole('combobox', { name: 'Year' }).selectOption('2028')
      const changes = page.getByRole('table', { name: /^Changes from 2027 to 2028/ })
      await expect(changes.getByRole('row', { name: /Choice PPO.*payroll/ })).toContainText('+6%')
    })
  },
)
