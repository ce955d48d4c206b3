import { expect, it } from 'vitest'
import { clearRange, fillDown, fillRow } from '../../../src/workbench/grid/gridCells.ts'
import { movePosition, positionsIn, rangeBetween } from '../../../src/workbench/grid/gridRange.ts'
import { reportEdit } from '../../../src/workbench/grid/report.ts'
import { sampleTable } from '../tables/sampleYears.ts'

const at = (row: number, column: number, toRow = row, toColumn = column) =>
  rangeBetween({ row, column }, { row: toRow, column: toColumn })

it.each([
  ['0,1', 'ArrowRight', '0,2'],
  ['3,1', 'ArrowDown', '3,1'],
  ['1,0', 'ArrowLeft', '1,0'],
  ['2,4', 'Home', '2,1'],
  ['2,1', 'End', '2,4'],
  ['2,4', 'Ctrl+Home', '0,1'],
  ['0,1', 'Ctrl+End', '3,4'],
  ['1,2', 'Ctrl+ArrowDown', '3,2'],
  ['1,2', 'Ctrl+ArrowLeft', '1,0'],
])('From the cell %s in a table of 4 rows and 5 columns, %s moves to %s', (from, keys, to) => {
  const [row, column] = from.split(',').map(Number)
  const bounds = { firstColumn: 1, lastRow: 3, lastColumn: 4 }
  const key = keys.replace('Ctrl+', '')
  const target = movePosition({ row: row!, column: column! }, key, key !== keys, bounds)
  expect(`${target?.row},${target?.column}`).toBe(to)
})

it('Lists the positions of a range by row, whichever corner comes first', () => {
  const positions = positionsIn(at(1, 2, 0, 1)).map(({ row, column }) => `${row},${column}`)
  expect(positions).toEqual(['0,1', '0,2', '1,1', '1,2'])
})

const payroll = sampleTable('payroll')

it.each([
  ['copies the first row of the range to the others', at(0, 2, 2, 2), ['$468', '$468']],
  ['copies the cell above a single cell', at(1, 2), ['$468']],
  ['has nothing to copy above the first row', at(0, 2), []],
])('Fill down %s', (_, range, texts) => {
  expect(fillDown(payroll, range).map(({ text }) => text)).toEqual(texts)
})

it('The fill handle and clearing leave row headers out', () => {
  const filled = fillRow(payroll, at(0, 1, 0, 3), 0, 5).map(({ column, text }) => [column, text])
  expect(filled).toEqual([
    ['EE', '$468'],
    ['ES', '$1,422.72'],
  ])
  const cleared = { column: 'factor', text: '' }
  expect(clearRange(sampleTable('locations'), at(0, 0, 1, 1))).toMatchObject([cleared, cleared])
})

it.each([
  [['1', '2'], 0, '2 cells filled in.'],
  [['1', '2', 'abc'], 1, '2 of 3 cells filled in.'],
  [['1', '', '3'], 0, '2 cells filled in, 1 cleared.'],
  [['', ''], 0, '2 cells cleared.'],
  [['1', '', 'abc'], 1, '1 of 3 cells filled in, 1 cleared.'],
  [['1'], 0, ''],
  [[], 0, ''],
])('Reports changes to %j, %i of them rejected, as “%s”', (texts, rejectedCount, message) => {
  const changes = texts.map((text, index) => ({ row: 'a', column: `${index}`, text }))
  const rejected = changes.slice(texts.length - rejectedCount).map((each) => ({ ...each, message: '' }))
  expect(reportEdit(changes, { rejected, doubtful: [] }, 'filled in').message).toBe(message)
})
