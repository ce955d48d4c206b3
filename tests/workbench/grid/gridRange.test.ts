import { expect, it } from 'vitest'
import {
  clearRange,
  fillDown,
  fillRow,
  findPosition,
  shownTitle,
} from '../../../src/workbench/grid/gridCells.ts'
import { movePosition, positionsIn, rangeBetween } from '../../../src/workbench/grid/gridRange.ts'
import { reportEdit } from '../../../src/workbench/grid/useGridEditor.ts'
import { sampleTable } from '../tables/sampleYears.ts'
import type { Diagnostic } from '../../../src/check/Diagnostic.ts'
import { findCellDiagnostics } from '../../../src/workbench/grid/cellDiagnostics.ts'
import { describeProblem } from '../../../src/workbench/grid/GridCell.tsx'
import { measureColumns, shortenMeaning } from '../../../src/workbench/grid/measureColumns.ts'

const at = (row: number, column: number, toRow = row, toColumn = column) =>
  rangeBetween({ row, column }, { row: toRow, column: toColumn })

it.each([
  ['3,1', 'ArrowDown', '3,1'],
  ['1,0', 'ArrowLeft', '1,0'],
  ['2,4', 'Ctrl+Home', '0,1'],
  ['0,1', 'Ctrl+End', '3,4'],
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
])('Reports changes to %j, %i of them unapplied, as “%s”', (texts, unappliedCount, message) => {
  const changes = texts.map((text, index) => ({ row: 'a', column: `${index}`, text }))
  const unapplied = changes.slice(texts.length - unappliedCount).map((each) => ({ ...each, message: '' }))
  expect(reportEdit(changes, { unapplied, conversions: [] }, 'filled in').message).toBe(message)
})

it('Reports how written amounts are converted', () => {
  const [one, other] = ['1', '2'].map((row) => ({ row, column: 'EE', text: '$9 per paycheck' }))
  const conversions = [one!, other!].map((each) => ({ ...each, message: `Row ${each.row}.` }))
  const single = reportEdit([one!], { unapplied: [], conversions: [conversions[0]!] }, 'filled in')
  expect(single).toMatchObject({ message: 'Row 1.', notes: [] })
  const unapplied = [{ ...other!, message: '' }]
  const both = reportEdit([one!, other!], { unapplied, conversions }, 'filled in')
  expect(both).toMatchObject({ message: '1 of 2 cells filled in.', notes: ['Row 1.'] })
})

const start = { offset: 0, line: 1, column: 1 }

const problem = { rule: 'a-rule', start, end: start, message: 'It is wrong.', help: 'Fix it.' }

function diagnosticAt(
  pointer: string,
  severity: Diagnostic['severity'] = 'error',
  file = 'lakeshore/plans.json',
) {
  return { ...problem, severity, file, pointer }
}

it.each([
  ['payroll', '/plans/0/payroll/1/yearly/ES', { row: 1, column: 3 }],
  ['payments', '/plans/1/services/0/payment/copay', { row: 1, column: 2 }],
  ['payroll', '/plans/0/payroll/1', { row: 1, column: 0 }],
  ['payroll', '/plans/0/payroll/1/yearly', { row: 1, column: 0 }],
  ['payroll', '/plans/0/payroll', { row: 0, column: 2 }],
  ['limits', '/plans/2/displayName', { row: 2, column: 0 }],
  ['limits', '/plans/2/outOfPocketMaximum', { row: 2, column: 5 }],
  ['limits', '/plans/2/drugMaximum/other', { row: 2, column: 11 }],
] as const)('Finds the cell in %s for %s', (name, pointer, position) => {
  const table = sampleTable(name)
  const [key] = [...findCellDiagnostics(table, [diagnosticAt(pointer)], 'lakeshore').keys()]
  const [row = '', column = ''] = key!.split('\n')
  expect(findPosition(table, { row, column })).toEqual(position)
})

it('Ignores diagnostics of other values and other years', () => {
  const table = sampleTable('payroll')
  const others = [
    diagnosticAt('/plans/0/deductible'),
    diagnosticAt('/plans/0'),
    diagnosticAt('/plans/0/payroll/0', 'error', 'lakeshore/2028/plans.json'),
  ]
  expect(findCellDiagnostics(table, others, 'lakeshore').size).toBe(0)
})

it('Marks a text that is not applied before any diagnostic, and an error before a warning', () => {
  const warning = diagnosticAt('', 'warning')
  expect(describeProblem(undefined, [])).toEqual({})
  expect(describeProblem(undefined, [warning]).tone).toBe('warning')
  expect(describeProblem(undefined, [warning, diagnosticAt('')]).tone).toBe('error')
  const unapplied = { row: 'a', column: 'b', text: 'n/a', message: 'Write 0.' }
  expect(describeProblem(unapplied, [warning])).toEqual({ tone: 'unapplied', message: 'Write 0.' })
})

/** The width of the grid, in a window of 1280 pixels. */
const usual = 606

it.each(['pelican', 'marlow', 'prairie', 'fernhill'])(
  'shows all tiers of %s next to the row headers',
  (client) => {
    const table = sampleTable('payroll', client)
    const { widths } = measureColumns(table, usual)
    const lastTier = table.columns.findIndex((column) => shownTitle(column) === 'Family')
    expect(widths.slice(0, lastTier + 1).reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(usual)
  },
)

it.each([300, 478, usual, 2000])(
  'keeps row headers in view that take less than half of %i pixels',
  (available) => {
    const { widths, frozenCount, fits } = measureColumns(sampleTable('payroll', 'pelican'), available)
    const frozen = widths.slice(0, frozenCount).reduce((sum, width) => sum + width, 0)
    expect(fits || frozen <= available * 0.45).toBe(true)
  },
)

it('shows amounts of surcharges by tier next to the statements', () => {
  const table = sampleTable('surcharges')
  const { widths } = measureColumns(table, usual)
  const firstTier = table.columns.findIndex(({ name }) => name === 'EE')
  expect(widths.slice(0, firstTier + 1).reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(usual)
})

it('wraps row headers only in a table that is wider than the grid', () => {
  const table = sampleTable('payroll')
  expect(new Set(measureColumns(table, 2000).rowHeights)).toEqual(new Set([28]))
  const { rowHeights, widths } = measureColumns(table, usual)
  expect(rowHeights[0]).toBeGreaterThan(28)
  const headers = widths.filter((_, index) => table.columns[index]!.isRowHeader)
  expect(Math.max(...headers)).toBeLessThan(150)
})

it('gives a row header that two lines cannot hold a third one', () => {
  const { rows, ...table } = sampleTable('surcharges')
  const name = table.columns[0]!.name
  const [row] = rows
  const heightOf = (text: string) =>
    measureColumns(
      { ...table, rows: [{ ...row!, cells: { ...row!.cells, [name]: { ...row!.cells[name]!, text } } }] },
      usual,
    ).rowHeights
  const long =
    'My spouse works and could have coverage through their own employer or through a retirement plan'
  expect(heightOf('Tobacco')).toEqual([28])
  expect(heightOf(long)).toEqual([56])
})

it('divides the room of a table that almost fits among the columns that are cut off', () => {
  const table = sampleTable('payroll')
  const needed = measureColumns(table, Infinity).total
  const { widths, total, fits } = measureColumns(table, needed - 20)
  expect(fits).toBe(true)
  expect(total).toBeGreaterThan(needed - 20 - widths.length)
})

it('leaves room for both lines of the title above texts', () => {
  const table = sampleTable('surcharges')
  const index = table.columns.findIndex(({ title }) => title === 'Statement without a spouse')
  const [needed] = measureColumns({ columns: [table.columns[index]!], rows: [] }, 0).widths
  expect(measureColumns(table, usual).widths[index]).toBeGreaterThanOrEqual(needed!)
})

it.each([
  ['Individual', 73],
  ['Deductible', 80],
])('leaves room for the bold title %s in DejaVu Sans, which is wide', (title, pixels) => {
  const table = sampleTable('payroll')
  const column = { ...table.columns[0]!, title }
  const [width] = measureColumns({ columns: [column], rows: [] }, 1000).widths
  expect(width).toBeGreaterThanOrEqual(pixels + 17)
})

it.each([
  ['money', 'as all others', '–'],
  ['money', 'by tier', 'by tier'],
  ['text', 'as all others', 'as all others'],
] as const)('shows in an empty cell of %s that means “%s”: %s', (kind, meaning, shown) => {
  expect(shortenMeaning(kind, meaning)).toBe(shown)
})
