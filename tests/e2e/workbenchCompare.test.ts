import { expect, test } from './support/workbench.ts'

test('an edited rate is a sentence that leads to its place, and can be reverted', async ({
  page,
  workbench,
}) => {
  const client = await workbench.addOnDisk('Compared College')
  await workbench.openJson(client, 'Compared College')
  await page.getByRole('tab', { name: /^plans\.json/ }).click()
  await workbench.replace('"EE": 1380', '"EE": 1410')
  await workbench.choosePanel(/Compare/)
  const differences = page.getByRole('region', { name: /^From the disk to your edits/ })
  const line = differences.getByRole('button', { name: /^Core Plan, EE: \$1,380 → \$1,410 per year/ })
  await expect(line).toHaveText('Core Plan, EE: $1,380 → $1,410 per year (+$30, +2.2%)')

  await test.step('the line leads to its place', async () => {
    await page.getByRole('tab', { name: /^instance\.json/ }).click()
    await line.click()
    await expect(workbench.editor).toHaveAccessibleName(`Editor, ${client}/plans.json`)
    await expect(workbench.editor.locator('.cm-activeLine')).toContainText('"EE": 1410')
  })

  await test.step('the text of the file is one click away', async () => {
    await page.getByText('The text of plans.json').click()
    await expect(page.getByRole('textbox', { name: 'Difference, plans.json' })).toContainText('"EE": 1410')
  })

  await test.step('Revert restores the value, and Undo brings the edit back', async () => {
    await differences.getByRole('button', { name: /^Revert Core Plan, EE/ }).click()
    await expect(page.getByText('These files match the disk.')).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(line).toBeVisible()
  })
})

test('the plan value follows an edit, and compares with the year before', async ({ page, workbench }) => {
  await workbench.openJson('marlow', 'Marlow Instruments')
  await workbench.choosePanel(/Plan value/)
  const share = page.getByRole('table', { name: /^Share of care that each plan pays/ })
  await expect(share).toContainText('not an actuarial value')
  const parts = page.getByRole('table', { name: /^What the average cost consists of/ })
  await expect(parts.getByRole('row', { name: /^Saver 3,400 with HSA/ })).toContainText('$336')
  expect(await workbench.findAxeViolations()).toEqual([])

  await test.step('an edited rate changes the figures', async () => {
    await page.getByRole('tab', { name: /^plans\.json/ }).click()
    await workbench.replace('"EE": 28', '"EE": 30')
    await expect(parts.getByRole('row', { name: /^Saver 3,400 with HSA/ })).toContainText('$360')
  })

  await test.step('the next year shows the changes', async () => {
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2028')
    const changes = page.getByRole('table', { name: /^Changes from 2027 to 2028/ })
    await expect(changes.getByRole('row', { name: /Choice PPO.*payroll/ })).toContainText('+6%')
  })
})
