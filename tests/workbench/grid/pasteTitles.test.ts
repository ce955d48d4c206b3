import { describe, expect, it } from 'vitest'
import type { GridTable } from '../../../src/workbench/grid/gridCells.ts'
import { planPaste } from '../../../src/workbench/grid/planPaste.ts'
import { sampleTable } from './gridTable.ts'

const payroll = sampleTable('payroll')
const services = sampleTable('services')
const titles = ['Employee + Spouse', 'Total', 'EE Only']

function paste(table: GridTable, column: number, block: string[][], isInOrder = false) {
  const range = { top: 0, bottom: 0, left: column, right: column }
  const plan = planPaste(table, range, block, isInOrder)
  return {
    written: plan.changes.map((change) => [
      table.rows.findIndex(({ name }) => name === change.row),
      change.column,
      change.text,
    ]),
    notes: plan.leftOut,
  }
}

describe('A pasted rate sheet with titles', () => {
  it('goes to the columns with these titles, without a column of totals', () => {
    expect(paste(payroll, 2, [titles, ['200', '300', '100'], ['20', '30', '10']])).toEqual({
      written: [
        [0, 'ES', '200'],
        [0, 'EE', '100'],
        [1, 'ES', '20'],
        [1, 'EE', '10'],
      ],
      notes: ['It is not clear which column of the table “Total” is, so it was left out.'],
    })
  })

  it('has titles even if only one of them is known', () => {
    expect(
      paste(payroll, 2, [
        ['Total', 'EE'],
        ['300', '100'],
      ]).written,
    ).toEqual([[0, 'EE', '100']])
  })

  it('leaves out columns with titles for the same tier', () => {
    const { written, notes } = paste(payroll, 2, [
      ['EE', 'Spouse', 'EE + Spouse'],
      ['1', '2', '3'],
    ])
    expect(written).toEqual([[0, 'EE', '1']])
    expect(notes).toHaveLength(2)
  })

  it('can be pasted in order, with its titles', () => {
    const { written, notes } = paste(payroll, 2, [titles, ['200', '300', '100']], true)
    expect(written.slice(0, 4)).toEqual([
      [0, 'EE', 'Employee + Spouse'],
      [0, 'ES', 'Total'],
      [0, 'EK', 'EE Only'],
      [1, 'EE', '200'],
    ])
    expect(notes).toEqual([])
  })
})

describe('A pasted total', () => {
  const block = [
    ['Lab test', '10'],
    ['Total', '10'],
    ['X-ray', '20'],
  ]

  it('is left out, and can be included', () => {
    expect(paste(services, 0, block).written).toHaveLength(4)
    expect(paste(services, 0, block, true).written).toHaveLength(6)
  })

  it.each(['Total knee replacement', 'Totally new plan', 'Sum of charges'])('is not “%s”', (name) => {
    expect(paste(services, 0, [[name, '$40,000']])).toEqual({
      written: [
        [0, 'name', name],
        [0, 'allowedAmount', '$40,000'],
      ],
      notes: [],
    })
  })
})

it('matches the names of many rows quickly', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({ ...payroll.rows[0]!, name: `${index}` }))
  const many: GridTable = {
    ...payroll,
    rows: rows.map((row, index) => ({ ...row, headers: ['PPO Plan', `Band ${index}`] })),
  }
  const block = rows.map((_, index) => ['PPO Plan', `Band ${4999 - index}`, `${index}`])
  const start = performance.now()
  expect(paste(many, 0, block).written[0]).toEqual([4999, 'EE', '0'])
  expect(performance.now() - start).toBeLessThan(2000)
})
