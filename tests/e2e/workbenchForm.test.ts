import { writeFile } from 'node:fs/promises'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import writeWorkbook, { type SheetData } from 'write-excel-file/node'
import type { Locator, Page } from '@playwright/test'
import { addOnDisk, expect, test } from './support/workbench.ts'

const usd = (value: number) => ({ value, format: '[$$-409]#,##0.00' })

/** A rate sheet as brokers send it: a cover, a heading, merged plan names, a total, a note, and a misspelled band. */
const rateSheet: SheetData = [
  [{ value: 'Lakeshore Outfitters: employee contributions', columnSpan: 6 }],
  ['Annual amounts, effective January 1'],
  [],
  ['Plan', 'Salary', 'EE Only', 'EE + Spouse', 'EE + Child(ren)', 'Family'],
  ['PPO Plan', 'Under $40,000', usd(480), usd(1422.72), usd(1274.54), usd(2400)],
  [null, '$40,000 to $80,00', usd(800), usd(2371.2), '—', usd(3893.76)],
  ['Total', null, usd(1280), usd(3793.92), usd(1274.54), usd(6293.76)],
  ['* Spouses with other coverage pay a surcharge'],
]

test('fields, rows, and rates are edited with the keyboard, the mouse, and the clipboard, and undone', async ({
  context,
  page,
  workbench,
}, info) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await workbench.open('lakeshore', 'Lakeshore Outfitters')

  await test.step('a value reaches the calculator, and the shortcuts of Undo and Redo revert and restore it', async () => {
    const name = page.getByRole('textbox', { name: 'Client name' })
    await name.fill('Zephyr & Sons')
    await workbench.expectClient('Zephyr & Sons')
    await expect(name).toBeFocused()
    await name.press('Control+z')
    await expect(name).toHaveValue('Lakeshore Outfitters')
    await workbench.expectClient('Lakeshore Outfitters')
    await name.press('Control+y')
    await expect(name).toHaveValue('Zephyr & Sons')
  })

  await test.step('names of colors become readable shades, and that of another notation is one click away', async () => {
    const accent = page.getByRole('textbox', { name: 'Accent color', exact: true })
    for (const [text, color] of [
      ['#0a5', '#00aa55'],
      ['rgb(20 40 90)', '#14285a'],
      ['Dark teal', '#005a5a'],
      ['navy blue', '#000080'],
      ['deep teal', '#005a5a'],
      ['Slate', '#5e6c79'],
      ['slate blue', '#6858c9'],
      ['Mustard yellow', '#836401'],
      ['dark burgundy', '#5a0016'],
      ['Forest Green', '#1e7a1e'],
    ] as const) {
      await accent.fill(text)
      await accent.blur()
      await expect(accent).toHaveValue(color)
    }
    const note = page.getByText('A readable shade of it is written: #1e7a1e.')
    await expect(note).toBeVisible()
    await accent.fill('#228b22')
    await accent.blur()
    await expect(note).toBeHidden()
    const shade = page.getByRole('button', { name: 'Use #1e7a1e, contrast 4.5' })
    await shade.click()
    await expect(accent).toHaveValue('#1e7a1e')
    await expect(accent).toBeFocused()
    await expect(shade).toBeHidden()
    await accent.fill('inherit')
    await accent.blur()
    await expect(accent).toHaveAccessibleDescription(/“inherit” is not a color\. Write a name/)
    await accent.press('Escape')
    await expect(accent).toHaveValue('#1e7a1e')
  })

  await test.step('a logo is a file, of which the calculator gets only the pixels, in its own size', async () => {
    const logo = workbench.calculator.getByRole('img', { name: 'Zephyr & Sons' })
    await page
      .getByLabel('Logo file', { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no image') })
    await expect(page.getByText('This file is not an image.')).toBeVisible()
    const file = info.outputPath('logo.svg')
    await writeFile(
      file,
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><rect width="9" height="9"/></svg>',
    )
    await workbench.drop(page.getByText('You can also drop a file here.'), file, () =>
      expect(logo).toHaveAttribute('src', /^data:image\/(png|webp);base64,/, { timeout: 5000 }),
    )
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([240, 120])
    expect(await workbench.findAxeViolations()).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(logo).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Logo file or address' })).toHaveValue('')
  })

  await test.step('rows are added, moved, and deleted', async () => {
    await workbench.chooseSection('Questions')
    const bands = page.getByRole('grid', { name: 'Salary bands' })
    await page.getByRole('button', { name: 'Add salary band…' }).click()
    // The dialog starts at the name.
    await page.keyboard.type('Interns')
    await page.keyboard.press('Enter')
    await expect(cellOf(bands, 4, 0)).toHaveText('Interns')
    await expect(cellOf(bands, 4, 0)).toBeFocused()
    await expect(cellOf(bands, 4, 0)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Alt+ArrowUp')
    await expect(cellOf(bands, 3, 0)).toHaveText('Interns')
    await page.getByRole('button', { name: 'Delete salary band' }).click()
    await page
      .getByRole('dialog', { name: 'Delete “Interns”?' })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect(bands).not.toContainText('Interns')
    expect(await workbench.findAxeViolations()).toEqual([])
  })

  await workbench.chooseSection('Rates')
  const { grid, cell, status } = findRates(page)

  const bestPlan = page
    .getByRole('region', { name: 'Best plans' })
    .getByRole('row', { name: /A healthy year/ })
  await expect(bestPlan).toContainText('$0')
  const before = await bestPlan.textContent()
  const cellWith = (text: string) => page.getByRole('gridcell', { name: text, exact: true })
  const toolbar = page.getByRole('group', { name: 'Payroll deductions: actions' })
  await toolbar.getByRole('button', { name: 'Import…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import: Payroll deductions' })

  await test.step('an import finds the sheet, the titles, and the columns', async () => {
    const workbook = writeWorkbook([
      { sheet: 'Cover', data: [['Lakeshore Outfitters 2027']] },
      { sheet: 'Rates', data: rateSheet },
    ])
    const file = info.outputPath('rates.xlsx')
    await writeFile(file, addLastCell(await workbook.toBuffer()))
    await workbench.drop(dialog.getByText(/^or drop an Excel|^rates\.xlsx$/), file, () =>
      expect(dialog.getByRole('combobox', { name: 'Sheet' })).toHaveValue('1', { timeout: 5000 }),
    )
    await expect(dialog.getByText('Far from the other cells, and therefore not imported')).toContainText(
      'XFD1048576',
    )
    await expect(dialog.getByRole('status')).toHaveText(
      '12 cells with values: 4 imported, 4 skipped (total), 4 in questions. 2 values change, 2 stay the same. 1 question is open.',
    )
    expect(await workbench.findAxeViolations()).toEqual([])
  })

  await test.step('unclear rows and values are decided with the keyboard', async () => {
    await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter')
    const row = dialog.getByRole('combobox', { name: /“PPO Plan, \$40,000 to \$80,00” \(row 6\)/ })
    await expect(row).toBeFocused()
    await row.selectOption({ label: 'PPO Plan, $40,000 to $80,000' })
    await dialog.getByRole('combobox', { name: /“—” can mean zero or nothing/ }).selectOption('Import “$0”')
    await dialog
      .getByRole('combobox', { name: /“Employee only” costs more than “Employee and children”/ })
      .selectOption('They are right')
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog).toBeHidden()
    for (const text of ['$480', '$2,400', '$800']) await expect(cellWith(text)).toBeVisible()
  })

  await test.step('the import is one step for Undo', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cellWith('$468')).toBeVisible()
    await expect(cellWith('$780')).toBeVisible()
    await expect(bestPlan).toHaveText(before!)
  })

  await test.step('a pasted rate sheet changes the costs, and one Undo brings them back', async () => {
    await cell(8, 2).click()
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        '$1,200.00\t"1,345.17"\t\t$1,310\n1,300\t1,575.28\tn/a\t1,500\nTotal\t\t\t2,810',
      ),
    )
    await page.keyboard.press('ControlOrMeta+v')
    const ghosts = grid.locator('[role="gridcell"][data-ghost]')
    await expect(status).toHaveText(/^2 × 4 cells from High Deductible Plan with HSA, .* Escape cancels\./)
    await expect(cell(8, 2)).toHaveText('To paste: $1,200.00')
    await expect(cell(9, 4)).toHaveAttribute('aria-invalid', 'true')
    await expect(bestPlan).toHaveText(before!)
    expect(await workbench.findAxeViolations()).toEqual([])
    await page.keyboard.press('ArrowRight')
    await expect(cell(8, 3)).toHaveText('To paste: $1,200.00')
    await cell(9, 4).hover()
    await page.mouse.down()
    await cell(9, 3).hover()
    await page.mouse.up()
    await expect(cell(8, 2)).toBeFocused()
    await expect(ghosts).toHaveCount(8)
    await page.getByRole('button', { name: 'Paste 8 cells' }).click()
    await expect(ghosts).toHaveCount(0)
    await expect(cell(8, 2)).toBeFocused()
    await expect(status).toHaveText(/^6 of 8 cells filled in, 1 cleared\. Check 1 cell: “n\/a” in /)
    await expect(status).toBeInViewport()
    await expect(cell(8, 2)).toBeInViewport({ ratio: 1 })
    await expect(cell(8, 2)).toHaveText('$1,200')
    await expect(cell(9, 4)).toHaveAttribute('aria-invalid', 'true')
    await expect(bestPlan).not.toHaveText(before!)
    expect(await workbench.findAxeViolations()).toEqual([])
    await page
      .getByRole('button', {
        name: 'High Deductible Plan with HSA, $40,000 to $80,000, Employee and one child',
        exact: true,
      })
      .click()
    await expect(cell(9, 4)).toBeFocused()
    await page.getByRole('button', { name: 'Write “$0”' }).click()
    await expect(cell(9, 4)).toBeFocused()
    await expect(cell(9, 4)).toHaveText('$0')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(cell(9, 4)).toHaveText('n/a')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(cell(8, 2)).toHaveText('$0')
    await expect(bestPlan).toHaveText(before!)
  })

  await test.step('cells are selected by dragging', async () => {
    await cell(0, 2).hover()
    await page.mouse.down()
    await cell(2, 3).hover()
    await page.mouse.up()
    await expect(grid.locator('[aria-selected="true"]')).toHaveCount(6)
    await page.getByRole('button', { name: 'Fill down' }).click()
    await expect(cell(2, 3)).toHaveText('$1,422.72')
  })

  await test.step('the fill handle fills all columns of the range', async () => {
    await cell(3, 2).click()
    await cell(3, 3).click({ modifiers: ['Shift'] })
    await page.locator('.rdg-cell-drag-handle').hover()
    await page.mouse.down()
    await cell(4, 2).hover()
    await cell(5, 2).hover()
    await page.mouse.up()
    await expect(status).toHaveText('4 cells filled.')
    for (const column of [2, 3])
      await expect(cell(5, column)).toHaveText((await cell(3, column).textContent())!)
  })
})

test('the keyboard is enough to select, fill, edit, and clear cells, and a refused text is found again', async ({
  page,
  workbench,
}) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters', { section: 'rates' })
  const { grid, cell } = findRates(page)
  const { keyboard } = page
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  await page.getByRole('button', { name: 'Export' }).focus()
  await press('Tab')
  await expect(grid.getByRole('columnheader', { name: 'Plan' })).toBeFocused()
  await press('ArrowDown', 'ArrowRight', 'ArrowRight')
  await expect(cell(0, 2)).toBeFocused()
  await press('Shift+ArrowDown', 'Control+d')
  await expect(cell(1, 2)).toHaveText('$468')
  await keyboard.type('500')
  await press('Enter')
  await expect(cell(0, 2)).toHaveText('$500')
  await expect(cell(1, 2)).toBeFocused()
  await press('F2')
  await keyboard.type('.5')
  await press('Tab')
  await expect(cell(1, 2)).toHaveText('$468.50')
  await expect(cell(1, 3)).toBeFocused()
  await keyboard.type('oops')
  await press('Escape')
  await expect(cell(1, 3)).toHaveText('$2,371.20')
  await press('Delete')
  await expect(cell(1, 3)).toHaveText('')
  await press('Control+z', 'Control+z', 'Control+z', 'Control+z')
  await expect(cell(1, 2)).toHaveText('$780')
  await press('Control+End')
  await expect(cell(11, 7)).toBeFocused()
  await press('Control+Home', 'Control+a')
  await expect(cell(0, 2)).toBeFocused()

  await test.step('Tab leaves the grid, and the active cell is still active afterwards', async () => {
    await press('Tab')
    await expect(grid.locator(':focus')).toHaveCount(0)
    await press('Shift+Tab')
    await expect(cell(0, 2)).toBeFocused()
  })

  await test.step('the active cell stays above the note about refused cells', async () => {
    for (let row = 0; row < 5; row++) {
      await keyboard.type('abc')
      await press('Enter')
    }
    const note = page.locator('.table-grid-status').filter({ hasText: / was not applied: / })
    await expect(note).toBeInViewport()
    const [active, status] = [await cell(5, 2).boundingBox(), await note.boundingBox()]
    expect(active!.y + active!.height).toBeLessThanOrEqual(status!.y + 1)
  })

  await test.step('a refused text is named after Save, survives a reload, and is found by its link', async () => {
    await workbench.chooseSection('Client')
    await press('ControlOrMeta+s')
    await expect(page.getByText(/5 texts were not applied: Payroll deductions: .*“abc”/)).toBeVisible()
    await page.reload()
    await page
      .getByRole('button', { name: /^Not applied: “abc”/ })
      .first()
      .click()
    await expect(cell(0, 2)).toBeFocused()
    await expect(cell(0, 2)).toHaveText('abc')
  })
})

test(
  'a client gets a language, its texts are translated side by side, and Undo removes them',
  { tag: '@full' },
  async ({ page, workbench }) => {
    const client = await addOnDisk('Riverbend')
    await workbench.open(client, 'Riverbend', { isJsonOffered: true })
    await page.getByRole('checkbox', { name: 'Spanish' }).check()
    const spanish = page.getByRole('textbox', { name: 'Client name (Spanish)' })
    await expect(spanish).toHaveAttribute('placeholder', 'Riverbend')
    const english = page.getByRole('textbox', { name: 'Client name (English)' })
    const [left, right] = [await english.boundingBox(), await spanish.boundingBox()]
    expect(left!.y).toBe(right!.y)
    await spanish.fill('Vado del Río')
    await spanish.press('Tab')
    await page.getByRole('radio', { name: 'JSON' }).check({ force: true })
    await expect(workbench.editor).toContainText('"es": "Vado del Río"')
    await page.getByRole('radio', { name: 'Form' }).check({ force: true })
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(spanish).toHaveValue('')
    await undo.click()
    await expect(spanish).toHaveCount(0)
    await expect(undo).toBeDisabled()
  },
)

function findRates(page: Page) {
  const grid = page.getByRole('grid', { name: 'Payroll deductions' })
  return {
    grid,
    cell: (row: number, column: number) => cellOf(grid, row, column),
    status: page.getByRole('status').filter({ hasText: /cells/ }),
  }
}

/** @param row and column count from 0, after the titles */
function cellOf(grid: Locator, row: number, column: number) {
  return grid.locator(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`)
}

/** Adds the last cell that a sheet can have to the second sheet, as a slip of the hand does. */
function addLastCell(workbook: Uint8Array) {
  const parts = unzipSync(workbook)
  const path = 'xl/worksheets/sheet2.xml'
  const row = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
  const sheet = strToU8(strFromU8(parts[path]!).replace('</sheetData>', row))
  return Buffer.from(zipSync({ ...parts, [path]: sheet }))
}
