import { expect, test } from './support/workbench.ts'

test('the editor completes schema values and client ids, and reports a formatter that cannot load', async ({
  pageErrors,
  page,
  workbench,
}) => {
  // Prettier's core.
  const formatter = /assets\/standalone-/
  pageErrors.expect(formatter, /ERR_FAILED/)
  await page.route(formatter, (route) => route.abort())
  const { editor } = workbench
  const list = page.getByRole('listbox')
  const option = (name: string | RegExp) => list.getByRole('option', { name, exact: true })
  const plans = page.getByRole('tab', { name: /^plans\.json/ })
  await workbench.openJson('quillon', 'Quillon & Daughters')

  await test.step('a formatter that cannot load is reported', async () => {
    await page.getByRole('button', { name: 'Format' }).click()
    await expect(page.getByText('The formatter cannot be loaded', { exact: false })).toBeVisible()
  })

  await test.step('client ids are completed, and Enter starts a new line', async () => {
    await plans.click()
    await workbench.replace('"service": "1",', '')
    await page.keyboard.type('"serv')
    await option('service').click()
    await option(/Generic prescription/).click()
    await expect(editor).toContainText('"service": "6f9619ff-8b86-d011-b42d-00c04fc964ff"')
    await page.keyboard.press('End')
    await page.keyboard.type(', "perChild')
    await expect(option('perChild')).toBeVisible()
    // Slow enough for a list to open after each key.
    await page.keyboard.type('": ')
    await page.keyboard.type('20,', { delay: 150 })
    await page.keyboard.press('Enter')
    await expect(editor.locator('.cm-activeLine')).toHaveText(/^\s*$/)
  })

  await workbench.choose('lakeshore', 'Lakeshore Outfitters')
  await test.step('schema values are completed, and the property at the caret is described', async () => {
    await workbench.replace('"icon": "cloud"', '"icon": ')
    await page.keyboard.press('Control+Space')
    await option(/storm/).click()
    await expect(editor).toContainText('"icon": "storm"')
    await workbench.replace('"dontTint"', '"dontTint')
    await expect(page.locator('.property-description')).toContainText(/./)
  })

  await test.step('the completion list has padding, and stays inside the editor', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await workbench.replace('"savings": true', '"')
    await page.keyboard.press('Control+Space')
    await expect(list.getByRole('option').first()).toHaveCSS('padding', '4px 8px')
    // The editor replaces the list when more options are available.
    await expect(async () => {
      const [box, file] = [await list.boundingBox(), await page.locator('.editor').boundingBox()]
      expect(box!.y + box!.height).toBeLessThanOrEqual(file!.y + file!.height)
    }).toPass()
    await page.keyboard.press('Escape')
  })

  await test.step('Tab moves to the next field of a template after an id is completed', async () => {
    await plans.click()
    await editor.press('Control+a')
    await page.keyboard.insertText('{ "services": [{ "id": "specialist" }], "plans": [{ "services": [')
    await page.keyboard.press('Control+Space')
    await option('Copay').click()
    await page.keyboard.type('spe', { delay: 150 })
    await expect(option(/specialist/)).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('40')
    await expect(editor).toBeFocused()
    await expect(editor).toContainText(/"service": "specialist",\s*"payment": {\s*"copay": 40/)
  })

  await test.step('a long template scrolls into view', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await editor.press('Control+End')
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(`${'\n'.repeat(60)}{ "plans": [`)
    // The description below grows, and can hide the caret until it moves.
    await expect(page.locator('.property-description')).toContainText('Plans and prices')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Control+Space')
    await option(/PPO/).click()
    await expect(editor.getByText('"key"')).toBeInViewport()
    await expect(editor.getByText('"deductible"').first()).toBeInViewport()
  })
})

test('the panels show the figures of the current or the selected cell', async ({ page, workbench }) => {
  await workbench.openJson('lakeshore', 'Lakeshore Outfitters')

  await workbench.goTo('Scenario')
  const bestPlans = page.getByRole('region', { name: 'Best plans', exact: true })
  const matrix = bestPlans.getByRole('table', { name: 'Best plan for each scenario and tier' })
  const cellsFor = (scenario: RegExp) => matrix.getByRole('row', { name: scenario }).getByRole('button')
  const selected = matrix.getByRole('button', { pressed: true })
  await expect(matrix.getByRole('button')).toHaveCount(25)

  await test.step('the figures follow the calculator until a cell is selected', async () => {
    await expect(cellsFor(/A usual year/).first()).toContainText('in the calculator')
    await workbench.choosePanel(/Figures/)
    await workbench.calculator.getByRole('radio', { name: 'Having a baby' }).check({ force: true })
    await expect(page.getByRole('table', { name: 'Having a baby, employee only' })).toBeVisible()
    await expect(selected).toContainText('in the calculator')
    await workbench.choosePanel(/Problems/)
    await cellsFor(/A usual year/)
      .last()
      .click()
    await expect(page.getByRole('table', { name: 'A usual year, family' })).toBeVisible()
    await expect(selected).not.toContainText('in the calculator')
  })

  await test.step('the calculator shows the selected cell on request', async () => {
    await bestPlans.getByRole('button', { name: 'Show in calculator' }).click()
    await expect(workbench.heading()).toHaveText('Your results')
    await expect(selected).toContainText('in the calculator')
    await expect(cellsFor(/A usual year/).last()).toContainText('in the calculator')
  })

  await test.step('the figures explain each plan, and follow an edit of the plans', async () => {
    await cellsFor(/Having a baby/)
      .last()
      .click()
    const figures = page.getByRole('table', { name: 'Having a baby, family' })
    await expect(figures.getByRole('row', { name: /best/ })).toHaveCount(1)
    await figures
      .getByText(/How we got to/)
      .first()
      .click()
    await expect(page.getByRole('table', { name: 'Everyone' })).toBeVisible()
    await page.getByRole('tab', { name: 'plans.json' }).click()
    await workbench.replace('"displayName": "High Deductible Plan with HSA"', '"displayName": "The Saver"')
    await expect(figures).toContainText('The Saver')
    await expect(bestPlans.getByRole('list', { name: 'Plans' })).toContainText('The Saver')
  })

  await test.step('the best plans and the figures say that they are outdated', async () => {
    await expect(page.getByText('These figures are from the last version that works.')).toBeHidden()
    await page.getByRole('tab', { name: 'instance.json' }).click()
    await workbench.replace('"planYear": 2027', '"planYear": "2027"')
    await expect(page.getByText('These figures are from the last version that works.')).toBeVisible()
    await expect(bestPlans.getByText('Last version that works')).toBeVisible()
  })
})

test('a client with 5,000 locations can be edited', { tag: '@full' }, async ({ workbench }) => {
  await workbench.openJson('vastley', 'Vastley Holdings')
  await workbench.goTo('Personal')
  await expect(
    workbench.calculator.getByRole('combobox', { name: 'Your Location' }).getByRole('option'),
  ).toHaveCount(5001)
  await workbench.replace('"displayName": "Vastley', '"displayName": "Greatly')
  await workbench.expectClient('Greatly Holdings')
  await workbench.replace('"planYear": 2027', '"planYear": true')
  await expect(workbench.diagnostics.getByLabel('Error').first()).toBeVisible()
})

test('the keyboard reaches every control', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await page.getByRole('combobox', { name: 'Client' }).focus()
  const expectNext = async (role: 'button' | 'tab' | 'radio' | 'combobox', name: string | RegExp) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole(role, { name, exact: true })).toBeFocused()
  }
  const header = 'Client and years, Undo (Ctrl+Z), Redo (Ctrl+Y), Sign-off, File, Help, Save'
  for (const name of header.split(', ')) await expectNext('button', name)
  await expectNext('tab', 'Client')
  await expectNext('radio', 'Form')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'JSON' })).toBeFocused()
  await page.getByRole('tab', { name: 'instance.json' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'plans.json' })).toBeFocused()
  await expect(workbench.editor).toHaveAccessibleName('Editor, lakeshore/plans.json')
  await expectNext('button', 'Format')
  await expectNext('radio', 'JSON')
  await expectNext('button', 'Expand: hides the calculator')
  await page.keyboard.press('Tab')
  await expect(workbench.editor).toBeFocused()
  // The editor does not trap Tab.
  await page.keyboard.press('Tab')
  await expect(workbench.editor).not.toBeFocused()

  await test.step('the best plans, and the calculator below them', async () => {
    await page.getByRole('button', { name: 'Show in calculator' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('region', { name: 'Best plans of all scenarios' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('cell').getByRole('button').first()).toBeFocused()
    await page.getByRole('combobox', { name: 'Step' }).focus()
    await expectNext('combobox', 'Simulate')
    await expectNext('button', 'Features')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('switch').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Features' })).toBeFocused()
    await expectNext('radio', 'Tablet, 820 px')
    await expectNext('radio', 'System colors')
    await expectNext('button', 'Actual size: scroll to see all of it')
    await expectNext('button', 'Print…')
  })
})
