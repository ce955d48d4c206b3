import { expect, it } from 'vitest'
import { exportTable } from '../../../src/workbench/transfer/exportTable.ts'
import { readImportFile } from '../../../src/workbench/transfer/readImportFile.ts'
import type { Table } from '../../../src/workbench/tables/Table.ts'

const texts = ['=1+1', '+1', '@x', '-300', '-$300', '-x', 'A, "B"']

const table: Table = {
  headers: ['Name'],
  columns: [{ name: 'text', title: 'Text', kind: 'text' }],
  rows: texts.map((text, index) => ({
    name: String(index),
    headers: [`Row ${index}`],
    cells: { text: { text, file: 'plans.json', pointer: '' } },
  })),
}

it('A CSV file has no formulas, but negative numbers, and all texts when it is imported', async () => {
  const blob = await exportTable(table, 'Texts', 'csv')
  const csv = await blob.text()
  expect(csv.split('\r\n').slice(1)).toEqual([
    'Row 0,"\'=1+1"',
    'Row 1,"\'+1"',
    'Row 2,"\'@x"',
    'Row 3,-300',
    'Row 4,-$300',
    'Row 5,"\'-x"',
    'Row 6,"A, ""B"""',
  ])
  const [sheet] = await readImportFile(new File([blob], 'texts.csv'))
  expect(sheet!.grid.slice(1).map(([, text]) => text)).toEqual(texts)
})

it('The name of a sheet has only characters that Excel allows', async () => {
  const blob = await exportTable(table, 'What members pay [2027]: every plan, every service', 'xlsx')
  const [sheet] = await readImportFile(new File([blob], 'texts.xlsx'))
  expect(sheet!.name).toBe('What members pay  2027   every ')
})
