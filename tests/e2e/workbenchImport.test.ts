import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import writeWorkbook, { type SheetData } from 'write-excel-file/node'
import { expect, test } from './support/workbench.ts'

const usd = (value: number) => ({ value, format: '[$$-409]#,##0.00' })

/** A rate sheet as brokers send it: a cover, a heading, merged plan names, a total, a note, and a misspelled band. */
const rates: SheetData = [
  [{ value: 'Lakeshore Outfitters: employee contributions', columnSpan: 6 }],
  ['Annual amounts, effective January 1'],
  [],
  ['Plan', 'Salary', 'EE Only', 'EE + Spouse', 'EE + Child(ren)', 'Family'],
  ['PPO Plan', 'Under $40,000', usd(480), usd(1422.72), usd(1274.54), usd(2400)],
  [null, '$40,000 to $80,00', usd(800), usd(2371.2), '—', usd(3893.76)],
  ['Total', null, usd(1280), usd(3793.92), usd(1274.54), usd(6293.76)],
  ['* Spouses with other coverage pay a surcharge'],
]

test('a rate sheet is imported after its unclear rows and values are decided, as one step for Undo', async ({
  page,
  workbench,
}) => {
  await workbench.open('lakeshore', 'Lakeshore Outfitters')
  await page.getByRole('tab', { name: 'Rates' }).click()
  const cell = (text: string) => page.getByRole('gridcell', { name: text, exact: true })
  const firstCell = cell('$468')
  await expect(firstCell).toBeVisible()
  const toolbar = page.getByRole('group', { name: 'Payroll deductions: actions' })
  await toolbar.getByRole('button', { name: 'Import…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import: Payroll deductions' })

  await test.step('the sheet, the titles, and the columns are found', async () => {
    const workbook = writeWorkbook([
      { sheet: 'Cover', data: [['Lakeshore Outfitters 2027']] },
      { sheet: 'Rates', data: rates },
    ])
    await dialog
      .getByLabel('File to import')
      .setInputFiles({ name: 'rates.xlsx', mimeType: '', buffer: addLastCell(await workbook.toBuffer()) })
    await expect(dialog.getByRole('combobox', { name: 'Sheet' })).toHaveValue('1')
    await expect(dialog.getByText('Far from the other cells, and therefore not imported')).toContainText(
      'XFD1048576',
    )
    await expect(dialog.getByRole('combobox', { name: 'Column 5, EE + Child(ren)' })).toHaveValue(/EC/)
    await expect(dialog.getByRole('status')).toHaveText(
      '2 values change, 2 stay the same. 2 rows are skipped: 1 without values, 1 total. 1 question is open.',
    )
    expect(await workbench.findAxeViolations()).toEqual([])
  })

  await test.step('unclear rows and values are decided with the keyboard', async () => {
    await dialog.getByRole('button', { name: 'Import', exact: true }).press('Enter')
    const row = dialog.getByRole('combobox', { name: /“PPO Plan, \$40,000 to \$80,00” \(row 6\)/ })
    await expect(row).toBeFocused()
    await row.selectOption({ label: 'PPO Plan, $40,000 to $80,000' })
    await dialog.getByRole('combobox', { name: /“—” can mean zero or nothing/ }).selectOption('Import “$0”')
    await expect(dialog.getByRole('status')).toHaveText(
      '4 values change, 4 stay the same. 2 rows are skipped: 1 without values, 1 total.',
    )
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(dialog).toBeHidden()
    for (const text of ['$480', '$2,400', '$800']) await expect(cell(text)).toBeVisible()
  })

  await test.step('Undo is one step', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(firstCell).toBeVisible()
    await expect(cell('$480')).toBeHidden()
    await expect(cell('$780')).toBeVisible()
  })
})

/** Adds the last cell that a sheet can have to the second sheet, as a slip of the hand does. */
function addLastCell(workbook: Uint8Array) {
  const parts = unzipSync(workbook)
  const path = 'xl/worksheets/sheet2.xml'
  const row = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'
  const sheet = strToU8(strFromU8(parts[path]!).replace('</sheetData>', row))
  return Buffer.from(zipSync({ ...parts, [path]: sheet }))
}
