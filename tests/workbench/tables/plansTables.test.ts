import type { YearTexts } from '../../../src/contract/yearDocuments.ts'
import { describe, expect, it } from 'vitest'
import { toValues, readSample } from './sampleYears.ts'
import { openTable, plansOf } from './writeCells.ts'
import { fc } from '../../kit/fc.ts'

describe('limits', () => {
  it('changes, adds, and removes limits', () => {
    const { write } = openTable('limits', 'lakeshore')
    const { after } = write(
      ['PPO Plan', 'Deductible: individual', '400'],
      ['PPO Plan', 'Drug maximum: individual', '1,000'],
      ['PPO Plan', 'Drug maximum: kind', 'embedded'],
    )
    expect(plansOf(after)[0]).toMatchObject({
      deductible: { individual: 400 },
      drugMaximum: { individual: 1000, kind: 'embedded' },
    })
    const cleared = openTable('limits', after).write(
      ['PPO Plan', 'Drug maximum: individual', ''],
      ['PPO Plan', 'Drug maximum: kind', ''],
    )
    expect(plansOf(cleared.after)[0]).not.toHaveProperty('drugMaximum')
  })

  it('creates an account with its type', () => {
    const { write } = openTable('limits', 'lakeshore')
    const { after } = write(
      ['PPO Plan', 'Account: type', 'HRA'],
      ['PPO Plan', 'Company money: family', '800'],
    )
    expect(plansOf(after)[0]!.account).toEqual({
      type: 'HRA',
      companyMoney: { EF: 800 },
      needsOwnMoney: false,
    })
  })

  it('asks for the type of an account before its money', () => {
    const { write } = openTable('limits', 'lakeshore')
    const { rejected } = write(['PPO Plan', 'Company money: family', '800'])
    expect(rejected[0]!.message).toContain('Choose its type first')
  })

  it('removes an account when all of it is cleared, but not by its type alone', () => {
    const { write, table } = openTable('limits', 'lakeshore')
    const plan = 'High Deductible Plan with HSA'
    expect(write([plan, 'Account: type', '']).rejected).toHaveLength(1)
    const columns = table.columns.filter(({ name }) => name.startsWith('account '))
    const { after, rejected } = write(...columns.map(({ title }) => [plan, title, ''] as const))
    expect(rejected).toEqual([])
    expect(plansOf(after)[2]).not.toHaveProperty('account')
  })

  it('keeps an account with terms that the table does not show', () => {
    const { write, table } = openTable('limits', 'pelican')
    const columns = table.columns.filter(({ name }) => name.startsWith('account '))
    const plan = table.rows[0]!.cells.displayName!.text
    const { rejected } = write(...columns.map(({ title }) => [plan, title, ''] as const))
    expect(rejected[0]!.message).toContain('terms that this table does not show')
  })

  it.each([
    ['each person has own', 'Embedded'],
    ['per person', 'Embedded'],
    ['embedded', 'Embedded'],
    ['shared', 'Aggregate'],
    ['aggregate', 'Aggregate'],
    ['family must be met first', 'Aggregate'],
    ['no one is covered until the family amount is met', 'Aggregate'],
  ])('understands that a deductible is “%s”', (text, kind) => {
    const { write } = openTable('limits', 'lakeshore')
    const { after, rejected } = write(['PPO Plan', 'Deductible: kind', text])
    expect(rejected).toEqual([])
    expect(openTable('limits', after).textOf('PPO Plan', 'Deductible: kind')).toBe(kind)
  })

  it('understands that there is no deductible, but not that there is no maximum', () => {
    const { write } = openTable('limits', 'lakeshore')
    const { after, rejected } = write(
      ['PPO Plan', 'Deductible: individual', 'none'],
      ['PPO Plan', 'Out-of-pocket maximum: individual', 'none'],
    )
    expect(openTable('limits', after).textOf('PPO Plan', 'Deductible: individual')).toBe('$0')
    expect(rejected).toHaveLength(1)
  })

  it('says that two amounts belong in two cells', () => {
    const { write } = openTable('limits', 'lakeshore')
    expect(write(['PPO Plan', 'Deductible: individual', '$600 / $1,200']).rejected[0]!.message).toContain(
      'is two amounts',
    )
  })
})

describe('payments', () => {
  const paymentsOf = (texts: YearTexts) =>
    new Map(plansOf(texts)[0]!.services.map(({ service, payment }) => [service, payment]))

  it('shows payments in words, and the usual payment in empty cells', () => {
    const { textOf, table } = openTable('payments', 'lakeshore')
    expect(textOf('All other services', 'PPO Plan')).toBe('deductible, then 20%')
    expect(textOf('Primary care visit', 'PPO Plan')).toBe('$20')
    expect(textOf('Preventive visit', 'PPO Plan')).toBe('no charge')
    expect(textOf('Lab test', 'PPO Plan')).toBe('')
    const lab = table.rows.find(({ headers }) => headers[0] === 'Lab test')!
    expect(lab.cells['plan 0']!.emptyMeans).toBe('deductible, then 20%')
  })

  it('changes the payment of a service, and the usual one', () => {
    const { write } = openTable('payments', 'lakeshore')
    const { after } = write(
      ['Primary care visit', 'PPO Plan', '30'],
      ['All other services', 'PPO Plan', '10%'],
    )
    expect(plansOf(after)[0]).toMatchObject({ payment: { coinsurance: 10 } })
    expect(plansOf(after)[0]!.services).toContainEqual({ service: 'primary', payment: { copay: 30 } })
  })

  it('removes the payment of a cleared service', () => {
    const { write, texts } = openTable('payments', 'lakeshore')
    const { after } = write(['Primary care visit', 'PPO Plan', ''])
    expect(plansOf(after)[0]!.services).toHaveLength(plansOf(texts)[0]!.services.length - 1)
  })

  it('writes the services of one column in one edit, with added, changed, and removed ones', () => {
    const { write } = openTable('payments', 'lakeshore')
    const { after } = write(
      ['Lab test', 'PPO Plan', '5'],
      ['Preventive visit', 'PPO Plan', ''],
      ['Primary care visit', 'PPO Plan', '6'],
      ['MRI scan', 'PPO Plan', '7'],
    )
    const payments = paymentsOf(after)
    expect(payments.get('lab')).toEqual({ copay: 5 })
    expect(payments.get('primary')).toEqual({ copay: 6 })
    expect(payments.get('mri')).toEqual({ copay: 7 })
    expect(payments.has('preventive')).toBe(false)
  })

  it('tells the IDs 1 and "1" apart', () => {
    const { table, write } = openTable('payments', 'quillon')
    const title = table.columns[0]!.title
    const { after } = write(['Primary care visit', title, '11'], ['Specialist visit', title, '12'])
    const payments = paymentsOf(after)
    expect(payments.get(1)).toEqual({ copay: 11 })
    expect(payments.get('1')).toEqual({ copay: 12 })
  })

  it('rejects a text that is no payment', () => {
    const { write } = openTable('payments', 'lakeshore')
    expect(write(['Lab test', 'PPO Plan', 'ask HR'])).toMatchObject({
      texts: {},
      rejected: [{ text: 'ask HR' }],
    })
  })
})

describe('uses', () => {
  const healthy = 'A healthy year: each adult'

  function usesOf(texts: { 'plans.json': string }, scenario: string) {
    const { scenarios } = JSON.parse(texts['plans.json']) as {
      scenarios: { id: string; uses: { service: string }[] }[]
    }
    return scenarios.find(({ id }) => id === scenario)!.uses
  }

  it('adds an entry for a service, and removes it with its last use', () => {
    const { write, texts } = openTable('uses', 'lakeshore')
    const first = usesOf(texts, 'healthy').length
    const added = write(['MRI scan', healthy, '2'], ['MRI scan', 'A healthy year: each child', '0.5'])
    expect(usesOf(added.after, 'healthy').at(-1)).toEqual({ service: 'mri', perAdult: 2, perChild: 0.5 })
    const removed = openTable('uses', added.after).write(
      ['MRI scan', healthy, '0'],
      ['MRI scan', 'A healthy year: each child', ''],
    )
    expect(usesOf(removed.after, 'healthy')).toHaveLength(first)
  })

  it('rejects a negative number of uses', () => {
    const { write } = openTable('uses', 'lakeshore')
    expect(write(['MRI scan', healthy, '-1']).rejected[0]!.message).toContain('0 or more')
  })
})

it.each(['payments', 'uses', 'limits', 'payroll', 'surcharges', 'services', 'locations'] as const)(
  'keeps every document of %s readable, whatever is typed',
  (name) => {
    const texts = readSample('pelican')
    const { definition, table } = openTable(name, texts)
    const cells = table.rows.flatMap((row) =>
      table.columns.map((column) => ({ row: row.name, column: column.name })),
    )
    const typed = fc.oneof(
      fc.constantFrom(
        '',
        '0',
        '$1,250.50',
        '20%',
        'Yes',
        'HSA',
        'per paycheck',
        '5 a year',
        'no charge',
        '-',
        'Embedded',
      ),
      fc.string({ maxLength: 12 }),
    )
    const change = fc.record({ cell: fc.constantFrom(...cells), text: typed })
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const edit = definition.write(
          texts,
          changes.map(({ cell, text }) => ({ ...cell, text })),
        )
        const after = { ...texts, ...edit.texts }
        for (const text of Object.values(after)) expect(() => JSON.parse(text) as unknown).not.toThrow()
        const reread = definition.read(toValues(after))
        expect(reread.columns.map((column) => column.name)).toEqual(
          table.columns.map((column) => column.name),
        )
      }),
      { numRuns: 60 },
    )
  },
)
