import { describe, expect, it } from 'vitest'
import { convertAmount } from '../../../src/workbench/tables/unitAmounts.ts'
import { fc } from '../../kit/fc.ts'
import { readSample, toValues } from './sampleYears.ts'
import { openTable, plansOf } from './writeCells.ts'
import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { tables } from '../../../src/workbench/tables/tables.ts'

describe('payroll', () => {
  it('changes only the amount in the text', () => {
    const { write, texts } = openTable('payroll', 'lakeshore')
    const { after } = write(['PPO Plan, Under $40,000', 'Employee only', '$1,234.50'])
    const before = texts['plans.json']
    expect(after['plans.json']).toBe(before.replace(/("payroll": \[\s*\{[^}]*"EE": )[\d.]+/, '$11234.5'))
    expect(after['instance.json']).toBe(texts['instance.json'])
  })

  it('shows an empty row for each salary band without a row, which the row for others applies to', () => {
    const { table } = openTable('payroll', 'marlow')
    const choice = table.rows.filter(({ headers }) => headers[0] === table.rows.at(-1)!.headers[0])
    expect(choice.map(({ headers, cells }) => [headers[1], cells.EE?.text, cells.EE?.emptyMeans])).toEqual([
      ['Under $40,000', expect.stringMatching(/^\$/), undefined],
      ['$40,000 to $80,000', '', 'as all others'],
      ['Over $80,000', '', 'as all others'],
      ['All others', expect.stringMatching(/^\$/), undefined],
    ])
  })

  it('shows no empty rows for a plan with a row for everyone at each of its locations', () => {
    const { table } = openTable('payroll', 'pelican')
    const bands = table.rows
      .filter(({ name }) => name.startsWith('3 '))
      .map(({ headers }) => headers.slice(1))
    expect(bands).toEqual([
      ['Gulfport shipyard', 'All others'],
      ['Savannah shipyard', 'All others'],
    ])
  })

  it('adds rows for salary bands where the table shows them', () => {
    const { table, write, definition } = openTable('payroll', 'marlow')
    const plan = table.rows.at(-1)!.headers[0]!
    const { after, unapplied } = write(
      [`${plan}, Over $80,000`, 'Employee only', '80'],
      [`${plan}, $40,000 to $80,000`, 'Employee only', '50'],
      [`${plan}, $40,000 to $80,000`, 'Family', '90'],
    )
    expect(unapplied).toEqual([])
    const bands = plansOf(after)
      .at(-1)!
      .payroll.map(({ salaryBand }) => salaryBand)
    expect(bands).toEqual(['under-40k', '40k-80k', 'over-80k', undefined])
    expect(plansOf(after).at(-1)!.payroll[1]).toEqual({ salaryBand: '40k-80k', perPay: { EE: 50, EF: 90 } })
    const names = definition.read(toValues(after)).rows.map(({ name }) => name)
    expect(names).toEqual(table.rows.map(({ name }) => name))
  })

  it('removes the row of a salary band when all its amounts are cleared', () => {
    const { write, table } = openTable('payroll', 'lakeshore')
    const columns = table.columns.map(({ title }) => title)
    const { after } = write(...columns.map((title) => ['PPO Plan, Part-time', title, ''] as const))
    expect(plansOf(after)[0]!.payroll).toHaveLength(3)
  })

  it('has the tier for one child only for clients with it', () => {
    const titles = (client: string) => openTable('payroll', client).table.columns.map(({ name }) => name)
    expect(titles('lakeshore')).toContain('EK')
    expect(titles('fernhill')).not.toContain('EK')
  })

  it('rejects all changes of a text with a syntax error', () => {
    const { definition, texts, table } = openTable('payroll', 'lakeshore')
    const broken = { ...texts, 'plans.json': `${texts['plans.json']}}` }
    const changes = [{ row: table.rows[0]!.name, column: 'EE', text: '5' }]
    const edit = definition.write(broken, changes)
    expect(edit).toMatchObject({
      texts: {},
      unapplied: [{ message: expect.stringContaining('syntax error') }],
    })
  })
})

describe('units of payroll', () => {
  it('stores amounts per paycheck or with their unit in the unit of the row', () => {
    const { write } = openTable('payroll', 'lakeshore', 'perPay')
    const { after } = write(
      ['PPO Plan, Under $40,000', 'Employee only', '20'],
      ['PPO Plan, Under $40,000', 'Family', '$600/year'],
    )
    expect(plansOf(after)[0]!.payroll[0]).toMatchObject({ yearly: { EE: 520, EF: 600 } })
  })

  it('stores a row whose amounts are all replaced in the unit of the new ones', () => {
    const { write, table } = openTable('payroll', 'fernhill', 'perPay')
    const row = table.rows[0]!.headers.join(', ')
    const titles = ['Employee only', 'Employee and spouse', 'Employee and children', 'Family']
    const { after } = write(...titles.map((title, index) => [row, title, `${index}.35`] as const))
    expect(plansOf(after)[0]!.payroll[0]).toEqual({ perPay: { EE: 0.35, ES: 1.35, EC: 2.35, EF: 3.35 } })
    const inYears = write(...titles.map((title, index) => [row, title, `${index}01 a year`] as const))
    expect(plansOf(inYears.after)[0]!.payroll[0]).toEqual({
      yearly: { EE: 1, ES: 101, EC: 201, EF: 301 },
    })
  })

  it('shows amounts per paycheck where they are whole cents, and others as they are stored', () => {
    const { textOf } = openTable('payroll', 'lakeshore', 'perPay')
    expect(textOf('PPO Plan, Under $40,000', 'Employee only')).toBe('$18')
    expect(textOf('Traditional Plan, Under $40,000', 'Employee only')).toBe('$648 a year')
  })

  it('rejects an amount that is not a whole number of cents in the unit of the row', () => {
    const { write } = openTable('payroll', 'alder', 'yearly')
    const { unapplied, texts } = write(['Copay Plan', 'Employee only', '1000'])
    expect(unapplied[0]!.message).toContain('$1,000 a year is not a whole number of cents per paycheck')
    expect(texts).toEqual({})
  })

  it('stores a row in the other unit only if every amount stays exact', () => {
    const { write } = openTable('payroll', 'lakeshore')
    const unappliedEdit = write(['Traditional Plan, Under $40,000', 'Entered as', 'Per paycheck'])
    expect(unappliedEdit.unapplied[0]!.message).toContain('not a whole number of cents')
    const { after } = write(
      ...[
        'Employee only',
        'Employee and spouse',
        'Employee and one child',
        'Employee and children',
        'Family',
      ].map((title) => ['PPO Plan, Under $40,000', title, '10'] as const),
      ['PPO Plan, Under $40,000', 'Entered as', 'Per paycheck'],
    )
    expect(plansOf(after)[0]!.payroll[0]).toEqual({
      salaryBand: 'under-40',
      perPay: { EE: 10, ES: 10, EK: 10, EC: 10, EF: 10 },
    })
  })

  it('converts amounts without changing them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 366 }),
        (cents, paychecks) => {
          const amount = cents / 100
          const yearly = convertAmount(amount, 'perPay', 'yearly', paychecks)!
          expect(convertAmount(yearly, 'yearly', 'perPay', paychecks)).toBe(amount)
          const perPay = convertAmount(amount, 'yearly', 'perPay', paychecks)
          if (perPay !== null) expect(Math.round(perPay * 100) * paychecks).toBe(cents)
        },
      ),
    )
  })

  it.each([undefined, 0, 2.5, '24', null])('does not convert with %j paychecks', (paychecks) => {
    expect(convertAmount(24, 'yearly', 'perPay', paychecks)).toBeNull()
  })
})

const { read, addChosenRow, removeRows } = tables.payroll
const { listChoices, add } = addChosenRow!

/** The names of options, by their titles. */
function choose(texts: YearTexts, ...titles: string[]) {
  return listChoices(toValues(texts)).map(
    ({ options }, index) => options.find(({ title }) => title === titles[index])!.name,
  )
}

describe('A new payroll rate', () => {
  const texts = readSample('lakeshore')
  const chosen = choose(texts, 'PPO Plan', 'Boise', 'All others')
  const added = { ...texts, ...add(texts, chosen) }
  const findRow = (all: YearTexts) =>
    read(toValues(all)).rows.find(({ headers }) => headers.join() === 'PPO Plan,Boise,All others')

  it('is for a plan, a location, and a salary band', () => {
    expect(findRow(texts)).toBeUndefined()
    expect(findRow(added)?.cells).toMatchObject({ EE: { text: '$0' }, EF: { text: '$0' } })
    expect(added['instance.json']).toBe(texts['instance.json'])
  })

  it('is refused if there is one', () => {
    expect(() => add(added, chosen)).toThrow('PPO Plan already has a rate for Boise, All others.')
  })

  it('can be deleted again', () => {
    const removed = { ...added, ...removeRows!(added, [findRow(added)!.name]) }
    expect(JSON.parse(removed['plans.json'])).toEqual(JSON.parse(texts['plans.json']))
  })
})
