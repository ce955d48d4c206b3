import { describe, expect, it } from 'vitest'
import { clearRange, fillDown, fillRow } from '../../../src/workbench/grid/gridCells.ts'
import { rangeBetween, type Range } from '../../../src/workbench/grid/gridRange.ts'
import { sampleTable } from './gridTable.ts'

const payroll = sampleTable('payroll')
const locations = sampleTable('locations')

function at(row: number, column: number, toRow = row, toColumn = column): Range {
  return rangeBetween({ row, column }, { row: toRow, column: toColumn })
}

describe('fillDown', () => {
  it('copies the first row of the range to the others', () => {
    expect(fillDown(payroll, at(0, 2, 2, 2)).map(({ text }) => text)).toEqual(['$468', '$468'])
  })

  it('copies the cell above a single cell', () => {
    expect(fillDown(payroll, at(1, 2))).toMatchObject([{ text: '$468' }])
  })

  it('has nothing to copy above the first row', () => {
    expect(fillDown(payroll, at(0, 2))).toEqual([])
  })
})

describe('fillRow', () => {
  it('copies all columns of the range to a row, but no row headers', () => {
    expect(fillRow(payroll, at(0, 1, 0, 3), 0, 5).map(({ column, text }) => [column, text])).toEqual([
      ['EE', '$468'],
      ['ES', '$1,422.72'],
    ])
  })
})

it('clears filled cells, but no row headers', () => {
  expect(clearRange(locations, at(0, 0, 1, 1))).toMatchObject([
    { column: 'factor', text: '' },
    { column: 'factor', text: '' },
  ])
})
