import { describe, expect, it } from 'vitest'
import { copyRange } from '../../../src/workbench/grid/gridCells.ts'
import type { Table } from '../../../src/workbench/tables/Table.ts'
import { rangeBetween } from '../../../src/workbench/grid/gridRange.ts'
import { createGhost, isClearTarget } from '../../../src/workbench/grid/PasteGhost.ts'
import { planPaste, toPastedBlock } from '../../../src/workbench/grid/planPaste.ts'
import { parseClipboard } from '../../../src/workbench/cells/delimited.ts'
import { fc } from '../../kit/fc.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'
import { readSample, sampleTable } from '../tables/sampleYears.ts'

/** Two row headers: the plan and the salary band. */
const payroll = sampleTable('payroll')
const firstAmount = [0, 2]
const locations = sampleTable('locations')
const services = sampleTable('services')

/**
 * Pastes rows with a bar between their cells.
 * @param range the row and column of its first cell, and of its last one if it has several
 * @returns what is written to which row and column, in one text: "0 EE 468"
 */
function paste(rows: readonly string[], range = firstAmount, table: Table = payroll) {
  const [row = 0, column = 0, toRow = row, toColumn = column] = range
  const block = rows.map((texts) => texts.split('|'))
  const target = rangeBetween({ row, column }, { row: toRow, column: toColumn })
  const plan = planPaste(table, target, block)
  const rowOf = (name: string) => table.rows.findIndex((each) => each.name === name)
  return {
    written: plan.changes.map((change) => `${rowOf(change.row)} ${change.column} ${change.text}`),
    extraRows: plan.extraRows.map((each) => Object.fromEntries(each)),
    notes: plan.notes,
  }
}

describe('A pasted block', () => {
  it('is written from the selected cell, in order', () => {
    expect(paste(['1|', '3|4'])).toEqual({
      written: ['0 EE 1', '0 ES ', '1 EE 3', '1 ES 4'],
      extraRows: [],
      notes: [],
    })
  })

  it('does not change the cells that a short row does not have', () => {
    const block = toPastedBlock('1\t2\t3\n4\t\t6\n7').map((row) => row.join('|'))
    expect(paste(block).written).toEqual([
      '0 EE 1',
      '0 ES 2',
      '0 EK 3',
      '1 EE 4',
      '1 ES ',
      '1 EK 6',
      '2 EE 7',
    ])
  })

  it('is repeated where it fits several times', () => {
    expect(paste(['7'], [0, 2, 1, 3]).written).toHaveLength(4)
    expect(paste(['1', '2'], [0, 2, 3, 2]).written).toEqual(['0 EE 1', '1 EE 2', '2 EE 1', '3 EE 2'])
  })

  it('returns the rows below the end of the table', () => {
    const last = locations.rows.length - 1
    expect(paste(['A|1', 'B|2'], [last, 0], locations)).toMatchObject({
      written: [`${last} name A`, `${last} factor 1`],
      extraRows: [{ name: 'B', factor: '2' }],
    })
  })

  it('leaves out columns beyond the table', () => {
    expect(paste(['1|2|3'], [0, 1], locations)).toMatchObject({
      written: ['0 factor 1'],
      notes: ['Columns beyond the end of the table were left out: 2.'],
    })
  })

  it('changes nothing when a copied range is pasted over itself', () => {
    const rows = fc.nat(payroll.rows.length - 1)
    const columns = fc.nat(payroll.columns.length - 1)
    fc.assert(
      fc.property(rows, rows, columns, columns, (row, toRow, column, toColumn) => {
        const range = rangeBetween({ row, column }, { row: toRow, column: toColumn })
        const { changes, extraRows } = planPaste(payroll, range, parseClipboard(copyRange(payroll, range)))
        expect(extraRows).toEqual([])
        for (const change of changes)
          expect(payroll.rows.find(({ name }) => name === change.row)!.cells[change.column]!.text).toBe(
            change.text,
          )
      }),
    )
  })
})

describe('A paste before it is written', () => {
  const preview = (
    rows: readonly string[],
    range = firstAmount,
    name: 'payroll' | 'surcharges' = 'payroll',
  ) => {
    const table = sampleTable(name)
    const [row = 0, column = 0, toRow = row, toColumn = column] = range
    const selected = rangeBetween({ row, column }, { row: toRow, column: toColumn })
    const block = rows.map((texts) => texts.split('|'))
    const plan = planPaste(table, selected, block)
    const ghost = createGhost(table, plan, tables[name].write(readSample('lakeshore'), plan.changes))
    return { ...ghost, isClear: isClearTarget(ghost, selected) }
  }

  it.each([
    ['a single cell', ['1'], [0, 2], true],
    ['as many cells as are selected', ['1|2', '3|4'], [0, 2, 1, 3], true],
    ['a text for each selected cell', ['1'], [0, 2, 3, 3], true],
    ['several cells at one', ['1|2'], [0, 2], false],
    ['fewer cells than are selected', ['1|2'], [0, 2, 0, 4], false],
    ['titled columns elsewhere', ['Family|EE', '1|2'], [0, 3, 0, 4], false],
  ])('has a clear target if it is %s', (_, rows, range, isClear) => {
    expect(preview(rows, range).isClear).toBe(isClear)
  })

  it('names its size, its first cell, and its last cell', () => {
    expect(preview(['1|2', '3|4'], [1, 3])).toMatchObject({
      message:
        '2 × 2 cells from PPO Plan, $40,000 to $80,000, “Employee and spouse” to PPO Plan, Over $80,000, “Employee and one child”.',
      range: { top: 1, left: 3, bottom: 2, right: 4 },
      notes: [],
    })
  })

  it('quotes a title that ends with “to”', () => {
    const column = sampleTable('surcharges').columns.findIndex(({ name }) => name === 'appliesTo')
    expect(preview(['Family', 'Family'], [0, column], 'surcharges').message).toMatch(
      /^2 × 1 cells from .+, “Shown only to” to .+, “Shown only to”\.$/,
    )
  })

  it('names the columns that titles decide, and no column between them', () => {
    const { message, columns } = preview(['Family|EE', '1|2'], [0, 3])
    expect(message).toBe(
      '1 × 2 cells in “Employee only”, “Family”, from PPO Plan, Under $40,000 to PPO Plan, Under $40,000.',
    )
    expect([...columns]).toEqual(['EF', 'EE'])
  })

  it('says which texts are refused and which rows are beyond the table', () => {
    const { texts, notes } = preview(['abc|2', '3|4'], [payroll.rows.length - 1, 2])
    expect([...texts.values()].map(({ refusal }) => refusal !== undefined)).toEqual([true, false])
    expect(notes[0]).toMatch(/^“abc” does not fit .*Employee only: /)
    expect(notes.slice(1)).toEqual(['1 pasted row is below the end of the table.'])
  })
})

describe('A pasted total', () => {
  it.each(['Total', 'Grand total', 'Totals:', 'Sub-total', 'SUM'])('named %s is left out', (label) => {
    expect(paste(['||1', `${label}||1`], [0, 0])).toMatchObject({
      written: ['0 EE 1'],
      notes: [`Row 2, “${label}”, looks like a total, so it was left out.`],
    })
  })

  it('without a name is the sum of the other rows', () => {
    const { written, notes } = paste(['$1.10|2', '1,000|', '1,001.10|2'])
    expect(written).toEqual(['0 EE $1.10', '0 ES 2', '1 EE 1,000', '1 ES '])
    expect(notes).toEqual([
      'The last row is the sum of the rows above it, so it was left out. Paste it by itself to include it.',
    ])
  })

  it.each([
    ['equal to the only one above it', ['5|6', '5|6'], payroll],
    ['with one amount that happens to be a sum', ['1|8', '2|9', '3|10'], payroll],
    ['in a single column', ['1', '2', '3'], payroll],
    ['with numbers of uses', ['1|1', '2|1', '3|2'], sampleTable('uses')],
  ])('is not a last row %s', (_, rows, table) => {
    expect(paste(rows, [0, 2], table).notes).toEqual([])
  })

  it('is not a service whose name starts with “Total”', () => {
    expect(paste(['Total knee replacement|$40,000'], [0, 0], services)).toMatchObject({
      written: ['0 name Total knee replacement', '0 allowedAmount $40,000'],
      notes: [],
    })
  })
})

describe('Pasted titles', () => {
  const sheet = ['Employee + Spouse|Total|EE Only', '200|300|100', '20|30|10']

  it('decide where the columns go, without a column of totals', () => {
    expect(paste(sheet)).toMatchObject({
      written: ['0 ES 200', '0 EE 100', '1 ES 20', '1 EE 10'],
      notes: ['It is not clear which column of the table “Total” is, so it was left out.'],
    })
  })

  it('can be known in part', () => {
    expect(paste(['Total|EE', '300|100']).written).toEqual(['0 EE 100'])
    expect(paste(['Family|EE|Dental', '9|1|3']).written).toEqual(['0 EF 9', '0 EE 1'])
  })

  it('for the same tier are left out', () => {
    const { written, notes } = paste(['EE|Spouse|EE + Spouse', '1|2|3'])
    expect(written).toEqual(['0 EE 1'])
    expect(notes).toHaveLength(2)
  })

  it('are more than a single row of texts', () => {
    const surcharges = sampleTable('surcharges')
    const column = surcharges.columns.findIndex(({ name }) => name === 'appliesTo')
    expect(paste(['Family'], [0, column], surcharges).written).toEqual(['0 appliesTo Family'])
  })
})

describe('Pasted names of rows', () => {
  it('decide where the rows go, also in merged cells', () => {
    const rows = ['Traditional Plan|Part-time|1', '|Under $40,000|2', 'Gold|Under $40,000|3']
    expect(paste(rows, [0, 0])).toMatchObject({
      written: ['7 EE 1', '4 EE 2'],
      notes: ['The table has no row “Gold, Under $40,000”, so it was left out.'],
    })
  })

  it('that are there twice are reported, because the later row counts', () => {
    const rows = ['PPO Plan|Under $40,000|1', 'Traditional Plan|Part-time|2', 'PPO Plan|Under $40,000|3']
    expect(paste(rows, [1, 0])).toMatchObject({
      written: ['0 EE 1', '7 EE 2', '0 EE 3'],
      notes: ['“PPO Plan, Under $40,000” is in several pasted rows. Where they differ, the last one counts.'],
    })
  })

  it('next to other rows are reported, and the rest is written in order', () => {
    expect(paste(['Band 1|5'], [0, 1])).toMatchObject({
      written: ['0 EE 5'],
      notes: ['“Band 1” was pasted next to PPO Plan, Under $40,000, whose name cannot be changed here.'],
    })
  })
})
