import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from './support/workbench.ts'

const test = base.extend<{ rates: Grid }>({
  rates: async ({ page, workbench }, provide) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await workbench.open('lakeshore', 'Lakeshore Outfitters')
    await page.getByRole('tab', { name: 'Rates' }).click()
    await provide(new Grid(page, 'Payroll deductions'))
  },
})

class Grid {
  readonly element: Locator

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {
    this.element = page.getByRole('grid', { name })
  }

  /** @param row and column count from 0, after the titles */
  cell(row: number, column: number) {
    return this.element.locator(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`)
  }

  async paste(text: string) {
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await this.page.keyboard.press('ControlOrMeta+v')
  }

  async copy() {
    await this.page.keyboard.press('ControlOrMeta+c')
    return this.page.evaluate(() => navigator.clipboard.readText())
  }

  status() {
    return this.page.getByRole('status').filter({ hasText: /cells/ })
  }
}

test('a pasted rate sheet changes the costs, and one Undo brings them back', async ({ page, rates }) => {
  const bestPlan = page
    .getByRole('region', { name: 'Best plans' })
    .getByRole('row', { name: /A healthy year/ })
  await expect(bestPlan).toContainText('$0')
  const before = await bestPlan.textContent()
  await rates.cell(8, 2).click()
  await rates.paste('$1,200.00\t"1,345.17"\t\t$1,310\n1,300\t1,575.28\tn/a\t1,500\nTotal\t\t\t2,810')
  await expect(rates.status()).toHaveText(
    '6 of 8 cells filled in, 1 cleared. Check 1 cell: “n/a” in High Deductible Plan with HSA, $40,000 to $80,000, Employee and one child was not applied: “n/a” can mean zero or nothing. Write 0, or leave the cell empty.',
  )
  await expect(rates.status()).toBeInViewport()
  await expect(rates.cell(8, 2)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Row 3, “Total”, looks like a total, so it was left out.')).toBeVisible()
  await expect(rates.cell(8, 2)).toHaveText('$1,200')
  await expect(rates.cell(8, 4).getByRole('img', { name: 'as + Children' })).toBeVisible()
  await expect(rates.cell(9, 4)).toHaveText('n/a')
  await expect(rates.cell(9, 4)).toHaveAttribute('aria-invalid', 'true')
  await expect(bestPlan).not.toHaveText(before!)
  await page
    .getByRole('button', {
      name: 'High Deductible Plan with HSA, $40,000 to $80,000, Employee and one child',
      exact: true,
    })
    .click()
  await expect(rates.cell(9, 4)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(rates.cell(9, 4)).toHaveText('$198.48')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(rates.cell(8, 2)).toHaveText('$0')
  await expect(bestPlan).toHaveText(before!)
})

test('cells are selected and filled by dragging', async ({ page, rates }) => {
  await rates.cell(0, 2).hover()
  await page.mouse.down()
  await rates.cell(2, 3).hover()
  await page.mouse.up()
  await expect(rates.element.locator('[aria-selected="true"]')).toHaveCount(6)
  await page.getByRole('button', { name: 'Fill down' }).click()
  await expect(rates.status()).toHaveText('4 cells filled.')
  await expect(rates.cell(2, 2)).toHaveText('$468')
  await expect(rates.cell(2, 3)).toHaveText('$1,422.72')
})

test('the fill handle fills all columns of the range', async ({ page, rates }) => {
  await rates.cell(0, 2).click()
  await rates.cell(0, 3).click({ modifiers: ['Shift'] })
  await page.locator('.rdg-cell-drag-handle').hover()
  await page.mouse.down()
  await rates.cell(1, 2).hover()
  await rates.cell(2, 2).hover()
  await page.mouse.up()
  await expect(rates.status()).toHaveText('4 cells filled.')
  await expect(rates.cell(2, 2)).toHaveText('$468')
  await expect(rates.cell(2, 3)).toHaveText('$1,422.72')
})

test('the keyboard is enough to select, fill, edit, clear, and undo', async ({ page, rates }) => {
  const { keyboard } = page
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Export' }).focus()
  await press('Tab')
  await expect(rates.element.getByRole('columnheader', { name: 'Plan' })).toBeFocused()
  await press('ArrowDown', 'ArrowRight', 'ArrowRight')
  await expect(rates.cell(0, 2)).toBeFocused()
  await press('Shift+ArrowDown', 'Control+d')
  await expect(rates.cell(1, 2)).toHaveText('$468')
  await keyboard.type('500')
  await press('Enter')
  await expect(rates.cell(0, 2)).toHaveText('$500')
  await expect(rates.cell(1, 2)).toBeFocused()
  await press('F2')
  await keyboard.type('.5')
  await press('Tab')
  await expect(rates.cell(1, 2)).toHaveText('$468.50')
  await expect(rates.cell(1, 3)).toBeFocused()
  await keyboard.type('oops')
  await press('Escape')
  await expect(rates.cell(1, 3)).toHaveText('$2,371.20')
  await press('Delete')
  await expect(rates.cell(1, 3)).toHaveText('')
  await expect(page.getByText('PPO Plan, $40,000 to $80,000, Employee and spouse cleared.')).toBeInViewport()
  await press('Control+z', 'Control+z', 'Control+z', 'Control+z')
  await expect(rates.cell(1, 2)).toHaveText('$780')
  await expect(rates.cell(1, 3)).toHaveText('$2,371.20')
  await press('Control+End')
  await expect(rates.cell(11, 7)).toBeFocused()
  await press('Control+Home', 'Control+a')
  await expect(rates.element.locator('[aria-selected="true"]').first()).toBeVisible()
  await expect(rates.cell(0, 2)).toBeFocused()
})

test('Tab leaves the grid, and the active cell is still active afterwards', async ({ page, rates }) => {
  await rates.cell(0, 2).click()
  await page.keyboard.press('Tab')
  await expect(rates.element.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(rates.cell(0, 2)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused()
})

test('the active cell stays above the note about it', async ({ page, rates }) => {
  const note = page.getByRole('status').filter({ hasText: / was not applied: / })
  for (let row = 0; row < 5; row++) {
    await rates.cell(row, 2).click()
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
  }
  await expect(note).toBeInViewport()
  const [cell, status] = await Promise.all([
    rates.cell(5, 2).boundingBox(),
    page.locator('.table-grid-status').filter({ has: note }).boundingBox(),
  ])
  expect(cell!.y + cell!.height).toBeLessThanOrEqual(status!.y + 1)
})

test('rows are added, moved, and deleted with what refers to them', async ({ page, rates }) => {
  await page.getByRole('tab', { name: 'Questions' }).click()
  const bands = new Grid(rates.page, 'Salary bands')
  await page.getByRole('button', { name: 'Add salary band…' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Interns')
  await page.keyboard.press('Enter')
  await expect(bands.cell(4, 0)).toHaveText('Interns')
  await expect(bands.cell(4, 0)).toBeFocused()
  await expect(bands.cell(4, 0)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Alt+ArrowUp')
  await expect(bands.cell(3, 0)).toHaveText('Interns')
  await page.getByRole('button', { name: 'Delete salary band' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this salary band?' })
  await expect(dialog).toContainText('payroll')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(bands.element).not.toContainText('Interns')
})

test('a page with grids has no axe violations', { tag: '@full' }, async ({ page, workbench, rates }) => {
  await rates.cell(0, 2).click()
  await rates.paste('n/a')
  expect(await workbench.findAxeViolations()).toEqual([])
  for (const section of ['Questions', 'Scenarios', 'Plans', 'Services']) {
    await page.getByRole('tab', { name: section }).click()
    await expect(page.getByRole('grid').first()).toBeVisible()
    expect(await workbench.findAxeViolations()).toEqual([])
  }
})
