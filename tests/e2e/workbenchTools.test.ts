import { execFileSync } from 'node:child_process'
import { takePorts } from './ports.ts'
import { expect, test } from './support/workbench.ts'

test('the editor completes what the schema knows', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.replace('"icon": "cloud"', '"icon": ')
  await page.keyboard.press('Control+Space')
  await page.getByRole('option', { name: /storm/ }).click()
  await expect(workbench.editor).toContainText('"icon": "storm"')
  await workbench.replace('"dontTint"', '"dontTint')
  await expect(page.locator('.caret-help')).toContainText(/./)
})

test('the editor completes the ids that the client has, and leaves Enter alone unless it is asked', async ({
  page,
  workbench,
}) => {
  await workbench.open('quillon', 'Quillon & Daughters')
  await page.getByRole('tab', { name: 'plans.json' }).click()
  await workbench.replace('"service": "1",', '')
  await page.keyboard.type('"serv')
  await page.getByRole('option', { name: 'service' }).click()
  await page.getByRole('option', { name: 'Generic prescription' }).click()
  await expect(workbench.editor).toContainText('"service": "6f9619ff-8b86-d011-b42d-00c04fc964ff"')
  await page.keyboard.press('End')
  await page.keyboard.type('"copays": 20,', { delay: 150 })
  await page.keyboard.press('Enter')
  await expect(workbench.editor.locator('.cm-activeLine')).toHaveText(/^\s*$/)
})

test('Tab goes on through a template after an id that was offered', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await page.getByRole('tab', { name: 'plans.json' }).click()
  await workbench.editor.press('Control+a')
  await page.keyboard.insertText('{ "services": [{ "id": "specialist" }], "plans": [{ "services": [')
  await page.keyboard.press('Control+Space')
  await page.getByRole('option', { name: 'Copay', exact: true }).click()
  await page.keyboard.type('spe', { delay: 150 })
  await expect(page.getByRole('option', { name: 'specialist' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('40')
  await expect(workbench.editor).toBeFocused()
  await expect(workbench.editor).toContainText(/"service": "specialist",\s*"payment": {\s*"copay": 40/)
})

test('a long snippet comes into view as far as there is room', async ({ page, workbench }) => {
  await workbench.open('fernhill', 'Fernhill College')
  await page.getByRole('tab', { name: 'plans.json' }).click()
  await workbench.editor.press('Control+End')
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(`${'\n'.repeat(60)}{ "plans": [`)
  await page.keyboard.press('Control+Space')
  await page.getByRole('option', { name: 'PPO' }).click()
  await expect(workbench.editor.getByText('"key"')).toBeInViewport()
  await expect(workbench.editor.getByText('"deductible"').first()).toBeInViewport()
})

test('what keeps a text from being formatted is not put on the text', async ({ noise, page, workbench }) => {
  // Prettier's core.
  const formatter = /assets\/standalone-/
  noise.expect(formatter, /ERR_FAILED/)
  await page.route(formatter, (route) => route.abort())
  await workbench.open('fernhill', 'Fernhill College')
  await page.getByRole('button', { name: 'Format' }).click()
  await expect(page.getByText('The formatter cannot be loaded', { exact: false })).toBeVisible()
})

test('a call is shown exactly, and copied for a shell', async ({ context, page, workbench }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Results')
  await workbench.choosePanel(/Wire/)
  const call = page.getByRole('listitem').filter({ hasText: '/mediplan/calculate' })
  await call.getByRole('button', { name: /calculate/ }).click()
  await expect(page.getByText('The service adds its own headers')).toBeVisible()
  await expect(call).toContainText('is-api-key')
  await expect(call).toContainText('"coverage": "EE"')
  await expect(call).toContainText('"bestPlan"')
  await expect(call).toContainText(/200\s*\d+ ms/)
  await call.getByRole('button', { name: 'Copy as curl' }).click()
  await expect(page.getByText('The call is on the clipboard', { exact: false })).toBeVisible()
  const command = await page.evaluate(() => navigator.clipboard.readText())
  expect(command).toMatch(/^curl -X POST 'http:\/\/localhost:8080\/mediplan\/calculate'/)
  expect(command).toContain('"coverage":"EE"')
  const { site } = await takePorts()
  const answer = execFileSync('sh', ['-c', command.replace('localhost:8080', `localhost:${site}`)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  expect(JSON.parse(answer.toString())).toHaveProperty('bestPlan')
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('No calls to show.')).toBeVisible()
})

test('the calculation is laid open, and follows an edit of the plans', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.choosePanel(/Calculation/)
  const grid = page.getByRole('table', { name: 'The best plan of each scenario and tier' })
  await expect(grid.getByRole('button')).toHaveCount(25)
  await grid
    .getByRole('row', { name: /Having a baby/ })
    .getByRole('button')
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
})

test('the calculation is that of the visitor until a cell is chosen', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await workbench.goTo('Scenario')
  await workbench.choosePanel(/Calculation/)
  const grid = page.getByRole('table', { name: 'The best plan of each scenario and tier' })
  const chosen = grid.getByRole('button', { pressed: true })
  await expect(
    grid
      .getByRole('row', { name: /A usual year/ })
      .getByRole('button')
      .first(),
  ).toContainText('in the calculator')
  await workbench.calculator.getByRole('radio', { name: 'Having a baby' }).check({ force: true })
  await expect(page.getByRole('table', { name: 'Having a baby, employee only' })).toBeVisible()
  await expect(chosen).toContainText('in the calculator')

  await grid
    .getByRole('row', { name: /A usual year/ })
    .getByRole('button')
    .last()
    .click()
  await expect(page.getByRole('table', { name: 'A usual year, family' })).toBeVisible()
  await expect(chosen).not.toContainText('in the calculator')

  await expect(page.getByText('Figures of the last version that works.')).toBeHidden()
  await workbench.replace('"planYear": 2027', '"planYear": "2027"')
  await expect(page.getByText('Figures of the last version that works.')).toBeVisible()
})

test('a client with 5,000 locations is edited as any other', { tag: '@full' }, async ({ workbench }) => {
  await workbench.open('vastley', 'Vastley Holdings')
  await workbench.goTo('Personal')
  await expect(
    workbench.calculator.getByRole('combobox', { name: 'Your Location' }).getByRole('option'),
  ).toHaveCount(5001)
  await workbench.replace('"displayName": "Vastley', '"displayName": "Greatly')
  await expect(workbench.calculator.getByRole('contentinfo')).toContainText('Greatly Holdings')
  await workbench.replace('"planYear": 2027', '"planYear": true')
  await expect(workbench.findings.getByLabel('Error').first()).toBeVisible()
})

test('everything is reached and worked by keyboard', async ({ page, workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await page.getByRole('combobox', { name: 'Client' }).focus()
  for (const name of ['Open', 'Download', 'Share', 'Save']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'instance.json' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'plans.json' })).toBeFocused()
  await expect(workbench.editor).toHaveAccessibleName('Editor, lakeshore/plans.json')
  // Nothing was changed that could be undone.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Format' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(workbench.editor).toBeFocused()
  // The editor keeps no one: Tab leads on.
  await page.keyboard.press('Tab')
  await expect(workbench.editor).not.toBeFocused()
})
