import { describe, expect, it } from 'vitest'
import { copyRange, type GridTable } from '../../../src/workbench/grid/gridCells.ts'
import { rangeBetween, type Range } from '../../../src/workbench/grid/gridRange.ts'
import { planPaste, toPastedBlock } from '../../../src/workbench/grid/planPaste.ts'
import { parseClipboard } from '../../../src/workbench/cells/delimited.ts'
import { fc } from '../../kit/fc.ts'
import { sampleTable } from './gridTable.ts'

const payroll = sampleTable('payroll')
const locations = sampleTable('locations')
/** Two row headers: the plan and the salary band. */
const firstAmount = at(0, 2)

function at(row: number, column: number, toRow = row, toColumn = column): Range {
  return rangeBetween({ row, column }, { row: toRow, column: toColumn })
}

function texts(range: Range, block: string[][], table = payroll) {
  const { changes, extraRows, notes, leftOut } = planPaste(table, range, block)
  const written = changes.map(({ row, column, text }) => [
    table.rows.findIndex(({ name }) => name === row),
    column,
    text,
  ])
  return {
    written,
    extraRows: extraRows.map((row) => Object.fromEntries(row)),
    notes: [...leftOut, ...notes],
  }
}

describe('planPaste', () => {
  it('writes the texts from the selected cell, in order', () => {
    expect(
      texts(firstAmount, [
        ['1', ''],
        ['3', '4'],
      ]),
    ).toEqual({
      written: [
        [0, 'EE', '1'],
        [0, 'ES', ''],
        [1, 'EE', '3'],
        [1, 'ES', '4'],
      ],
      extraRows: [],
      notes: [],
    })
  })

  it('does not change the cells that a short row does not have', () => {
    const { written } = texts(
      firstAmount,
      [...toPastedBlock('1\t2\t3\n4\t\t6\n7')].map((row) => [...row]),
    )
    expect(written).toEqual([
      [0, 'EE', '1'],
      [0, 'ES', '2'],
      [0, 'EK', '3'],
      [1, 'EE', '4'],
      [1, 'ES', ''],
      [1, 'EK', '6'],
      [2, 'EE', '7'],
    ])
  })

  it('fills a selection with a single text', () => {
    expect(texts(at(0, 2, 1, 3), [['7']]).written).toHaveLength(4)
  })

  it('repeats a block that fits several times', () => {
    const { written } = texts(at(0, 2, 3, 2), [['1'], ['2']])
    expect(written.map(([, , text]) => text)).toEqual(['1', '2', '1', '2'])
  })

  it.each(['Total', 'Grand total', 'Totals:', 'Sub-total', 'SUM'])('leaves out a row named %s', (label) => {
    const block = [
      ['', '', '1'],
      [label, '', '1'],
    ]
    expect(texts(at(0, 0), block)).toMatchObject({
      written: [[0, 'EE', '1']],
      notes: [`Row 2, “${label}”, looks like a total, so it was left out.`],
    })
  })

  it('leaves out a last row that is the sum of the others', () => {
    const block = [
      ['$1.10', '2'],
      ['1,000', ''],
      ['1,001.10', '2'],
    ]
    const { written, notes } = texts(firstAmount, block)
    expect(written.map(([row]) => row)).toEqual([0, 0, 1, 1])
    expect(notes).toEqual(['The last row is the sum of the rows above it, so it was left out.'])
  })

  it.each([
    [
      'is equal to the only one above it',
      [
        ['5', '6'],
        ['5', '6'],
      ],
    ],
    [
      'has one amount that happens to be a sum',
      [
        ['1', '8'],
        ['2', '9'],
        ['3', '10'],
      ],
    ],
    ['is in a single column', [['1'], ['2'], ['3']]],
  ])('keeps a last row that %s', (_, block) => {
    expect(texts(firstAmount, block)).toMatchObject({ notes: [] })
  })

  it('keeps numbers of uses that happen to be sums', () => {
    const block = [
      ['1', '1'],
      ['2', '1'],
      ['3', '2'],
    ]
    expect(texts(at(0, 1), block, sampleTable('uses'))).toMatchObject({ notes: [] })
  })

  it('uses the titles of the columns, in any order', () => {
    const block = [
      ['Family', 'EE', 'Dental'],
      ['9', '1', '3'],
    ]
    expect(texts(firstAmount, block)).toMatchObject({
      written: [
        [0, 'EF', '9'],
        [0, 'EE', '1'],
      ],
      notes: ['It is not clear which column of the table “Dental” is, so it was left out.'],
    })
  })

  it('does not take a single row of texts for titles', () => {
    const surcharges = sampleTable('surcharges')
    const column = surcharges.gridColumns.findIndex(({ key }) => key === 'appliesTo')
    expect(texts(at(0, column), [['Family']], surcharges).written).toEqual([[0, 'appliesTo', 'Family']])
  })

  it('uses the names of the rows, in any order and with merged cells', () => {
    const block = [
      ['Traditional Plan', 'Part-time', '1'],
      ['', 'Under $40,000', '2'],
      ['Gold', 'Under $40,000', '3'],
    ]
    const { written, notes } = texts(at(0, 0), block)
    expect(written).toEqual([
      [7, 'EE', '1'],
      [4, 'EE', '2'],
    ])
    expect(notes).toEqual(['The table has no row “Gold, Under $40,000”, so it was left out.'])
  })

  it('reports names next to other rows, and writes in order', () => {
    const { written, notes } = texts(at(0, 1), [['Band 1', '5']])
    expect(written).toEqual([[0, 'EE', '5']])
    expect(notes).toEqual([
      '“Band 1” was pasted next to PPO Plan, Under $40,000, whose name cannot be changed here.',
    ])
  })

  it('returns the rows below the end of the table', () => {
    const last = locations.rows.length - 1
    const { written, extraRows } = texts(
      at(last, 0),
      [
        ['A', '1'],
        ['B', '2'],
      ],
      locations,
    )
    expect(written).toEqual([
      [last, 'name', 'A'],
      [last, 'factor', '1'],
    ])
    expect(extraRows).toEqual([{ name: 'B', factor: '2' }])
  })

  it('reports columns beyond the table', () => {
    expect(texts(at(0, 1), [['1', '2', '3']], locations)).toMatchObject({
      written: [[0, 'factor', '1']],
      notes: ['The last 2 columns were left out, because the table has no columns for them.'],
    })
  })

  it('changes nothing when a copied range is pasted over itself', () => {
    const rows = fc.nat(payroll.rows.length - 1)
    const columns = fc.nat(payroll.gridColumns.length - 1)
    fc.assert(
      fc.property(rows, rows, columns, columns, (top, bottom, left, right) => {
        const range = at(top, left, bottom, right)
        const { changes, extraRows } = planPaste(payroll, range, parseClipboard(copyRange(payroll, range)))
        expect(extraRows).toEqual([])
        for (const { row, column, text } of changes)
          expect(payroll.rows.find(({ name }) => name === row)!.cells[column]!.text).toBe(text)
      }),
    )
  })
})

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
