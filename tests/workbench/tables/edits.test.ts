import { describe, expect, it } from 'vitest'
import { findCellAt } from '../../../src/workbench/grid/cellDiagnostics.ts'
import type { TableName } from '../../../src/compare/form/sections.ts'
import { fc, slowCases } from '../../kit/fc.ts'
import { readSample, toValues, tableNames } from './sampleYears.ts'
import { openTable, plansOf } from './writeCells.ts'

type Write = [row: string, column: string, text: string]

const tobacco = 'I or my spouse use tobacco'
const healthy = 'A healthy year: each adult'
const healthyMonth = 'A healthy year: month'
const hsaPlan = 'High Deductible Plan with HSA'
const shownName = 'Name in “Customize”'

/** @param path with the IDs of entries: plans/plans/ppo/deductible */
function valueAt(documents: unknown, path: string) {
  const read = (owner: unknown, part: string): unknown =>
    Array.isArray(owner)
      ? owner.find((entry: { id?: string; key?: string; service?: string }) =>
          [entry.id, entry.key, entry.service].includes(part),
        )
      : (owner as Record<string, unknown>)[part]
  return path.split('/').reduce(read, documents)
}

it.each<[TableName, Write[], Record<string, unknown>]>([
  [
    'locations',
    [
      ['Boise', 'Location', 'Boise, downtown'],
      ['Boise', 'Price factor', '1.05'],
    ],
    { 'instance/locations/boise/name': 'Boise, downtown', 'plans/locations/boise/factor': 1.05 },
  ],
  [
    'services',
    [['Lab test', 'Service', 'Blood test']],
    { 'instance/services/lab/name': 'Blood test', 'plans/services/lab/name': 'Blood test' },
  ],
  [
    'payments',
    [
      ['Lab test', 'PPO Plan', '$350 per stay'],
      ['Day in hospital', 'PPO Plan', '$350 per day, up to 4 days'],
    ],
    {
      'plans/plans/ppo/services/lab/payment': { copay: 350 },
      'plans/plans/ppo/services/hospital/payment': { copay: 350, copayDays: 4 },
    },
  ],
  ['services', [['Lab test', 'Prescription drug', 'y']], { 'plans/services/lab/isDrug': true }],
  ['services', [['Lab test', 'Days of one stay', '2']], { 'plans/services/lab/daysPerStay': 2 }],
  [
    'surcharges',
    [
      [tobacco, 'Only under', 'PPO Plan, traditional plan'],
      [tobacco, 'Shown only to', 'Family'],
      [tobacco, 'Statement without a spouse', 'I smoke'],
    ],
    {
      'plans/surcharges/tobacco/plans': ['ppo', 'traditional'],
      'instance/surcharges/tobacco/appliesTo': ['EF'],
      'instance/surcharges/tobacco/statementWithoutSpouse': 'I smoke',
    },
  ],
  [
    'surcharges',
    [[tobacco, 'Shown only to', 'tiers with a spouse']],
    { 'instance/surcharges/tobacco/appliesTo': ['ES', 'EF'] },
  ],
  [
    'surcharges',
    [[tobacco, 'Shown only to', 'tiers without a spouse']],
    { 'instance/surcharges/tobacco/appliesTo': ['EE', 'EK', 'EC'] },
  ],
  [
    'limits',
    [
      ['PPO Plan', 'Deductible: individual', 'none'],
      ['PPO Plan', 'Drug maximum: individual', '1,000'],
      ['PPO Plan', 'Drug maximum: kind', 'embedded'],
    ],
    {
      'plans/plans/ppo/deductible/individual': 0,
      'plans/plans/ppo/drugMaximum': { individual: 1000, kind: 'embedded' },
    },
  ],
  [
    'limits',
    [
      ['PPO Plan', 'Account: type', 'HRA'],
      ['PPO Plan', 'Company money: family', '800'],
    ],
    { 'plans/plans/ppo/account': { type: 'HRA', companyMoney: { EF: 800 }, needsOwnMoney: false } },
  ],
])('Writes to %s: %j', (name, writes, values) => {
  const { unapplied, documents } = openTable(name).write(...writes)
  expect(unapplied).toEqual([])
  for (const [path, value] of Object.entries(values)) expect(valueAt(documents(), path)).toEqual(value)
})

it.each<[TableName, Write, string]>([
  ['locations', ['Boise', 'Price factor', '11'], 'is not a price factor'],
  ['locations', ['Boise', 'Location', ' '], 'Write the name of the location.'],
  ['surcharges', [tobacco, 'Only under', 'PPO Plan, Gold'], '“Gold” is not the name of a plan.'],
  ['surcharges', [tobacco, 'Shown only to', 'with a spouse but no children'], 'is not the name of a tier'],
  ['surcharges', [tobacco, 'Family', '100'], 'Clear the other cells first'],
  ['surcharges', [tobacco, 'Statement without a spouse', '$0'], '“$0” is no statement.'],
  ['limits', ['PPO Plan', 'Company money: family', '800'], 'Choose its type first'],
  ['limits', [hsaPlan, 'Account: type', ''], 'Remove the account in the form of the plan.'],
  ['payments', ['Lab test', 'PPO Plan', 'ask HR'], 'is not clear'],
  ['payments', ['Lab test', 'PPO Plan', '$350/day, up to 4 days'], 'copay of a whole use, such as “$1,400”'],
  ['payments', ['Lab test', 'PPO Plan', '$350 per day'], 'copay of a whole use, such as “$350”'],
  ['uses', ['MRI scan', healthy, '-1'], 'Write 0 or more'],
  ['uses', ['MRI scan', healthyMonth, 'June'], 'Write how often it is used first.'],
])('Writes nothing to %s for %j, and says why', (name, write, message) => {
  const { messages, texts } = openTable(name).write(write)
  expect(messages).toEqual([expect.stringContaining(message)])
  expect(texts).toEqual({})
})

describe('Lists in both files', () => {
  it('add a part that one of the files does not have yet', () => {
    const texts = readSample('lakeshore')
    const plans = texts['plans.json'].replace(/"locations": \[[^\]]*\]/, '"locations": []')
    const { documents } = openTable('locations', { ...texts, 'plans.json': plans }).write([
      'Boise',
      'Price factor',
      '2',
    ])
    expect(documents().plans).toMatchObject({ locations: [{ id: 'boise', factor: 2 }] })
  })

  it('hide a service from employees when its name is cleared, and show it with a name', () => {
    const hidden = openTable('services').write(['Lab test', shownName, ''])
    expect(hidden.documents().instance.services).not.toContainEqual({ id: 'lab', name: 'Lab test' })
    const shown = openTable('services', hidden.after).write(['Lab test', shownName, 'Lab'])
    expect(shown.documents().instance.services).toContainEqual({ id: 'lab', name: 'Lab' })
  })
})

describe.each(['locations', 'salaryBands', 'savingsStyles', 'surcharges', 'services', 'limits'] as const)(
  'The rows of %s',
  (name) => {
    const { definition, texts, table } = openTable(name)
    const column = table.columns.find(({ isRowHeader }) => isRowHeader)!.name
    const names = (all: typeof texts) =>
      definition.read(toValues(all)).rows.map(({ cells }) => cells[column]!.text)

    it('are added with a name, moved, and removed', () => {
      const added = definition.addRows!(texts, ['A new one'])
      const withRow = { ...texts, ...added.texts }
      expect(names(withRow).at(-1)).toBe('A new one')
      const moved = { ...withRow, ...definition.moveRow!(withRow, added.rows[0]!, 0) }
      expect(names(moved)[0]).toBe('A new one')
      const removed = { ...moved, ...definition.removeRows!(moved, added.rows) }
      expect(names(removed)).toEqual(names(texts))
    })

    it('say what goes with them', () => {
      const rows = table.rows.map((row) => row.name)
      const description = definition.describeDeletion!(toValues(texts), rows)
      if (['services', 'salaryBands', 'limits'].includes(name))
        expect(description).toMatch(/^This also deletes \d+ /)
      else expect(description).toBeNull()
    })
  },
)

describe('Amounts of surcharges', () => {
  const surchargeOf = ({ documents }: ReturnType<ReturnType<typeof openTable>['write']>) =>
    documents().plans.surcharges[0]!
  const { write } = openTable('surcharges')

  it('become amounts by tier, if both are written together', () => {
    const surcharge = surchargeOf(write([tobacco, 'Every tier', ''], [tobacco, 'Family', '100']))
    expect(surcharge).toMatchObject({ yearlyByTier: { EF: 100 } })
    expect(surcharge).not.toHaveProperty('yearly')
  })

  it('keep the number when the unit is changed', () => {
    const surcharge = surchargeOf(write([tobacco, 'Per', 'Paycheck']))
    expect(surcharge).toMatchObject({ perPay: 1500 })
    expect(surcharge).not.toHaveProperty('yearly')
  })

  it.each([
    ['$100 a month', 1200, '“$100 a month” is $1,200 a year (× 12).'],
    ['$9 off per paycheck', -234, '-$9 per paycheck is -$234 a year, with 26 payroll deductions a year.'],
    ['$25 per paycheck', 650, '$25 per paycheck is $650 a year, with 26 payroll deductions a year.'],
  ])('are converted from %s, and say so', (text, yearly, message) => {
    const edit = write([tobacco, 'Every tier', text])
    expect(surchargeOf(edit)).toMatchObject({ yearly })
    expect(edit).toMatchObject({ warnings: [], conversions: [{ message }] })
  })

  it.each([
    ['$15 per week', 52, { perPay: 15 }],
    ['$15/wk', 52, { perPay: 15 }],
    ['$30 biweekly', 26, { perPay: 30 }],
    ['$30 every two weeks', 26, { perPay: 30 }],
    ['$30 semi-monthly', 24, { perPay: 30 }],
    ['$30 twice a month', 24, { perPay: 30 }],
    ['$30 monthly', 12, { perPay: 30 }],
    ['$30 a month', 24, { yearly: 360 }],
  ])(
    'written as “%s” are per paycheck with %i payroll deductions, or per year',
    (text, payPeriods, amount) => {
      const cleared = write([tobacco, 'Every tier', '']).after
      const plans = { ...(JSON.parse(cleared['plans.json']) as object), payPeriods }
      const edit = openTable('surcharges', { ...cleared, 'plans.json': JSON.stringify(plans) }).write([
        tobacco,
        'Every tier',
        text,
      ])
      expect(surchargeOf(edit)).toMatchObject(amount)
    },
  )

  it.each([
    ['$15 per week', 'is paid 52 times a year, but there are 26 payroll deductions. Write “$780 a year”'],
    ['$10 semi-monthly', '“$240 a year”'],
  ])('are refused per week or twice a month with another number of payroll deductions: %s', (text, other) => {
    expect(write([tobacco, 'Every tier', text]).messages[0]).toContain(other)
  })

  it.each([
    [600, '-$46.15 per paycheck', '$46.15 per paycheck'],
    [600, '($300)', '$300 credit'],
    [-300, '23.08 per paycheck', '-23.08 per paycheck'],
    [-300, '$300', '$300 surcharge'],
  ])('of %d are not changed to the opposite by %s, but the message names %s', (yearly, text, other) => {
    const stored = openTable('surcharges').write([
      tobacco,
      'Every tier',
      `$${Math.abs(yearly)} ${yearly < 0 ? 'credit' : 'surcharge'}`,
    ])
    expect(surchargeOf(stored)).toMatchObject({ yearly })
    const table = openTable('surcharges', stored.after)
    const refused = table.write([tobacco, 'Every tier', text])
    expect(refused.texts).toEqual({})
    expect(refused.messages).toEqual([expect.stringContaining(`“${other}”`)])
    expect(table.write([tobacco, 'Every tier', other]).messages).toEqual([])
  })

  it.each([
    ['$9 less per paycheck', -234],
    ['$9 off per paycheck', -234],
    ['$9 per paycheck off', -234],
    ['minus $9 per paycheck', -234],
    ['save $9 per paycheck', -234],
    ['(9.00) per paycheck credit', -234],
    ['pays $9 less every pay period', -234],
    ['$9 less', -9],
    ['$42 more per paycheck', 1092],
    ['$42 extra per pay check', 1092],
    ['pays $42 more each paycheck', 1092],
    ['You pay $42 additional/paycheck', 1092],
    ['$25/month', 300],
  ])('are credits or surcharges as words say: %s', (text, yearly) => {
    expect(surchargeOf(write([tobacco, 'Every tier', text]))).toMatchObject({ yearly })
  })

  it.each([
    ['$9 or so per paycheck', '“or so”, and write the amount and its unit, such as 62.50 per paycheck'],
    ['$9 or so', '“or so”, and write the amount and its unit, such as 62.50 a year'],
    ['$9 more or less per paycheck', '“more or less”'],
    ['less', '“less” is not a number'],
    ['per paycheck', '“per paycheck” is not a number'],
  ])('are refused with advice that has a unit: %s', (text, advice) => {
    const edit = write([tobacco, 'Every tier', text])
    expect(edit.texts).toEqual({})
    expect(edit.messages).toEqual([expect.stringContaining(advice)])
  })

  it('need a unit where there was none', () => {
    const cleared = openTable('surcharges', write([tobacco, 'Every tier', '']).after)
    expect(cleared.write([tobacco, 'Every tier', '20']).messages[0]).toContain('Write the unit too')
    expect(surchargeOf(cleared.write([tobacco, 'Every tier', '20 per paycheck']))).toMatchObject({
      perPay: 20,
    })
  })
})

describe('Limits', () => {
  it('are removed when all their cells are cleared', () => {
    const limit: Write[] = [
      ['PPO Plan', 'Drug maximum: individual', '1,000'],
      ['PPO Plan', 'Drug maximum: kind', 'embedded'],
    ]
    const { after } = openTable('limits').write(...limit)
    const cleared = openTable('limits', after).write(
      ...limit.map(([row, column]): Write => [row, column, '']),
    )
    expect(plansOf(cleared.after)[0]).not.toHaveProperty('drugMaximum')
  })

  it.each([
    ['embedded', ['each person has own', 'per person', 'embedded']],
    [
      'aggregate',
      ['shared', 'aggregate', 'family must be met first', 'no one is covered until the family amount is met'],
    ],
  ])('are %s in the words of brochures', (kind, texts) => {
    for (const text of texts) {
      const { documents } = openTable('limits').write(['PPO Plan', 'Deductible: kind', text])
      expect(documents().plans.plans[0]).toMatchObject({ deductible: { kind } })
    }
  })
})

describe('Payments', () => {
  const paymentsOf = (plan: { services: { service: unknown; payment: unknown }[] } | undefined) =>
    new Map(plan!.services.map(({ service, payment }) => [service, payment]))

  it('are shown in words, and the usual payment in empty cells', () => {
    const { textOf, table } = openTable('payments')
    expect(textOf('All other services', 'PPO Plan')).toBe('deductible, then 20%')
    expect(textOf('Primary care visit', 'PPO Plan')).toBe('$20')
    const lab = table.rows.find(({ headers }) => headers[0] === 'Lab test')!
    expect(lab.cells['plan 0']).toMatchObject({ text: '', emptyMeans: 'deductible, then 20%' })
  })

  it('of a plan are added, changed, and removed in one edit', () => {
    const { documents, unapplied } = openTable('payments').write(
      ['Lab test', 'PPO Plan', '5'],
      ['Preventive visit', 'PPO Plan', ''],
      ['Primary care visit', 'PPO Plan', '6'],
      ['All other services', 'PPO Plan', '10%'],
    )
    expect(unapplied).toEqual([])
    const [plan] = documents().plans.plans
    const payments = paymentsOf(plan)
    expect(plan!.payment).toEqual({ coinsurance: 10 })
    expect(payments.get('lab')).toEqual({ copay: 5 })
    expect(payments.get('primary')).toEqual({ copay: 6 })
    expect(payments.has('preventive')).toBe(false)
  })

  it('that belong to no row of a service have rows of their own, with their errors, and can be removed', () => {
    const texts = readSample('lakeshore')
    const plans = JSON.parse(texts['plans.json']) as { plans: { services: object[] }[] }
    const services = plans.plans[0]!.services
    const before = structuredClone(services)
    const repeated = { service: 'primary', payment: { copay: 7 } }
    services.push({ service: 'gone', payment: { copay: 5 } }, repeated, { payment: { copay: 6 } })
    const opened = openTable('payments', { ...texts, 'plans.json': JSON.stringify(plans) })
    const others = ['“gone” (not in Services)', 'Primary care visit (repeated)', 'Without a service']
    expect(others.map((row) => opened.textOf(row, 'PPO Plan'))).toEqual(['$5', '$7', '$6'])
    expect(opened.textOf('Primary care visit', 'PPO Plan')).toBe('$20')
    const place = { file: 'a/plans.json', pointer: `/plans/0/services/${before.length}/service` }
    expect(findCellAt(opened.table, place, 'a')).toEqual({ row: 'other 0', column: 'plan 0' })
    const { documents } = opened.write(...others.map((each) => [each, 'PPO Plan', ''] as const))
    expect(documents().plans.plans[0]!.services).toEqual(before)
  })

  it('that contain an object instead of an amount are shown as JSON', () => {
    const texts = readSample('lakeshore')
    const plans = JSON.parse(texts['plans.json']) as { plans: { payment: object }[] }
    const malformed = [{ copay: {} }, { coinsurance: {}, copayWaivedWith: {} }, { firstUses: { count: {} } }]
    for (const payment of malformed) {
      plans.plans[0]!.payment = payment
      const { textOf } = openTable('payments', { ...texts, 'plans.json': JSON.stringify(plans) })
      expect(textOf('All other services', 'PPO Plan')).toBe(JSON.stringify(payment))
    }
  })

  it('tell the IDs 1 and "1" apart', () => {
    const { table, write } = openTable('payments', 'quillon')
    const { title } = table.columns[1]!
    const { documents } = write(['Primary care visit', title, '11'], ['Specialist visit', title, '12'])
    const payments = paymentsOf(documents().plans.plans[0])
    expect(payments.get(1)).toEqual({ copay: 11 })
    expect(payments.get('1')).toEqual({ copay: 12 })
  })
})

it('An entry of uses is added with its first use, and removed with its last one', () => {
  const usesOf = (texts: ReturnType<typeof readSample>) => {
    const { scenarios } = JSON.parse(texts['plans.json']) as { scenarios: { id: string; uses: object[] }[] }
    return scenarios.find(({ id }) => id === 'healthy')!.uses
  }
  const { write, texts } = openTable('uses')
  const { after } = write(
    ['MRI scan', healthy, '2'],
    ['MRI scan', 'A healthy year: by the baby', '0.5'],
    ['MRI scan', healthyMonth, 'June'],
  )
  expect(usesOf(after).at(-1)).toEqual({ service: 'mri', perAdult: 2, byNewborn: 0.5, month: 6 })
  const removed = openTable('uses', after).write(
    ['MRI scan', healthy, '0'],
    ['MRI scan', 'A healthy year: by the baby', ''],
  )
  expect(usesOf(removed.after)).toHaveLength(usesOf(texts).length)
})

it.each(tableNames)('Every document of %s stays readable, whatever is typed', (name) => {
  const texts = readSample('pelican')
  const { definition, table } = openTable(name, texts)
  const cells = table.rows.flatMap((row) =>
    table.columns.map((column) => ({ row: row.name, column: column.name })),
  )
  if (cells.length === 0) return
  const words = '|0|$1,250.50|20%|Yes|HSA|per paycheck|5 a year|no charge|-|Embedded'.split('|')
  const typed = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 }))
  const change = fc.record({ cell: fc.constantFrom(...cells), text: typed })
  fc.assert(
    fc.property(fc.array(change, { minLength: 4, maxLength: 12 }), (changes) => {
      const edit = definition.write(
        texts,
        changes.map(({ cell, text }) => ({ ...cell, text })),
      )
      const after = { ...texts, ...edit.texts }
      for (const text of Object.values(after)) expect(() => JSON.parse(text) as unknown).not.toThrow()
      const columns = definition.read(toValues(after)).columns.map((column) => column.name)
      expect(columns).toEqual(table.columns.map((column) => column.name))
    }),
    { numRuns: slowCases.numRuns / 4 },
  )
})

it('names the choices of a column that takes several', () => {
  const { table } = openTable('surcharges', 'fernhill')
  expect(table.columns.find(({ name }) => name === 'appliesTo')?.note).toBe(
    'Choose from: Employee only, Employee and spouse, Employee and children, Family',
  )
})
