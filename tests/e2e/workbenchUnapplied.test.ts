import { expect, test } from './support/workbench.ts'

test.beforeEach(async ({ workbench }) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
})

test('a refused cell is a problem, is named after Save, survives a reload, and is found by its link', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Rates' }).click()
  const grid = page.getByRole('grid', { name: 'Payroll deductions' })
  const cell = grid.locator('[aria-rowindex="10"] > [aria-colindex="3"]')
  await cell.click()
  await page.keyboard.type('n/a or so')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText('n/a or so')
  await page.getByRole('tab', { name: /^Client/ }).click()
  await expect(page.getByRole('tab', { name: /^Rates/ })).toHaveText(/1 with errors/)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/1 text was not applied: Payroll deductions: .*“n\/a or so”\./)).toBeVisible()
  await page.reload()
  const problem = page.getByRole('button', { name: /^Not applied: “n\/a or so”/ })
  await problem.click()
  await expect(cell).toBeFocused()
  await expect(cell).toHaveText('n/a or so')
})

test('a dialog that adds a row starts at the name, and the new row gets the focus', async ({ page }) => {
  await page.getByRole('tab', { name: 'Services' }).click()
  await page.getByRole('button', { name: 'Add service…' }).click()
  await page.keyboard.type('Sleep study')
  await page.keyboard.press('Enter')
  const row = page
    .getByRole('grid', { name: 'Services and prices' })
    .getByRole('row', { name: /^Sleep study/ })
  await expect(row.locator('[aria-colindex="2"]')).toBeFocused()
})
