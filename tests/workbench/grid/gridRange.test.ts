import { describe, expect, it } from 'vitest'
import {
  movePosition,
  positionsIn,
  rangeBetween,
  type GridBounds,
  type Range,
} from '../../../src/workbench/grid/gridRange.ts'
import { findCommand } from '../../../src/workbench/grid/gridCommands.ts'
import { clearRange, fillDown, fillRow } from '../../../src/workbench/grid/gridCells.ts'
import { sampleTable } from './gridTable.ts'

/** Filled cells are x. The first column has the row headers. */
const picture = ['hxx.x', 'hx..x', 'h...x', 'hx...']
const bounds: GridBounds = {
  rows: 4,
  columns: 5,
  firstColumn: 1,
  isFilled: ({ row, column }) => picture[row]![column] !== '.',
}

describe('movePosition', () => {
  it.each([
    ['moves by one cell', [0, 1], 'ArrowRight', false, [0, 2]],
    ['stops at the last row', [3, 1], 'ArrowDown', false, [3, 1]],
    ['stops at the first column', [1, 0], 'ArrowLeft', false, [1, 0]],
    ['moves to the first value of the row', [2, 4], 'Home', false, [2, 1]],
    ['moves to the end of the row', [2, 1], 'End', false, [2, 4]],
    ['moves to the first value', [2, 4], 'Home', true, [0, 1]],
    ['moves to the last cell', [0, 1], 'End', true, [3, 4]],
    ['moves to the end of a block of filled cells', [0, 1], 'ArrowDown', true, [1, 1]],
    ['moves from the end of a block to the next filled cell', [1, 1], 'ArrowDown', true, [3, 1]],
    ['moves over empty cells', [1, 2], 'ArrowRight', true, [1, 4]],
    ['moves to the edge if all other cells are empty', [1, 2], 'ArrowDown', true, [3, 2]],
  ])('%s', (_, [row, column], key, isCtrl, [toRow, toColumn]) => {
    expect(movePosition({ row: row!, column: column! }, key, isCtrl, bounds)).toEqual({
      row: toRow,
      column: toColumn,
    })
  })

  it('ignores other keys', () => {
    expect(movePosition({ row: 0, column: 0 }, 'Enter', false, bounds)).toBeNull()
  })
})

it('lists the positions of a range by row, whichever corner comes first', () => {
  expect(positionsIn(rangeBetween({ row: 1, column: 2 }, { row: 0, column: 1 }))).toEqual([
    { row: 0, column: 1 },
    { row: 0, column: 2 },
    { row: 1, column: 1 },
    { row: 1, column: 2 },
  ])
})

const noModifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

it.each([
  [{ key: 'Delete' }, 'clear'],
  [{ key: 'Backspace' }, 'clear'],
  [{ key: 'ArrowDown', shiftKey: true }, 'extend'],
  [{ key: 'End', shiftKey: true, ctrlKey: true }, 'extend'],
  [{ key: 'ArrowLeft', metaKey: true }, 'jump'],
  [{ key: 'Home' }, 'jump'],
  [{ key: 'ArrowUp', altKey: true }, 'moveRowUp'],
  [{ key: 'd', ctrlKey: true }, 'fillDown'],
  [{ key: 'a', metaKey: true }, 'selectAll'],
  [{ key: 'Escape' }, 'reset'],
  [{ key: 'ArrowDown' }, undefined],
  [{ key: 'd' }, undefined],
  [{ key: 'v', ctrlKey: true }, undefined],
  [{ key: ' ' }, undefined],
])('finds the command of %o', (event, command) => {
  expect(findCommand({ ...noModifiers, ...event }, 'money')).toBe(command)
})

it('toggles a flag with the space bar', () => {
  expect(findCommand({ ...noModifiers, key: ' ' }, 'flag')).toBe('toggle')
})

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
