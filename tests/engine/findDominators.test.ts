import { describe, expect, it, test } from 'vitest'
import type { Plan } from '../../src/contract/plans.ts'
import { payInOrder, totalPaid } from './payInOrder.ts'
import { estimate, limit, plan, plansDocument, sameForAll, service } from './planDocument.ts'

const hsa = (company: number): NonNullable<Plan['account']> => ({
  type: 'HSA',
  companyMoney: sameForAll(company),
  needsOwnMoney: true,
})

const terms = plan({
  deductible: limit(1000),
  drugDeductible: 100,
  outOfPocketMaximum: limit(3000),
  payment: { deductible: true, copay: 20, copayDays: 2, coinsurance: 20, coinsuranceMaximum: 90 },
  services: [{ service: 'visit', payment: { copay: 30 } }],
  payroll: [{ yearly: sameForAll(600) }],
  account: hsa(200),
})
const lowCopay = { copay: 5 }
const otherProviders = [{ name: 'Out of network', share: 5, payment: {} }]
const services = [service('visit', 100), service('stay', 4000), { ...service('drug', 50), isDrug: true }]

interface Options {
  coverage?: 'EE' | 'EF'
  accountMoney?: 'capped' | 'full'
  /** A surcharge of the plan 'other' or 'one'. */
  surcharge?: { plan: 'one' | 'other'; yearly: number }
}

/** The plan that dominates each of the two. */
function dominators(
  one: Partial<Plan>,
  other: Partial<Plan>,
  { coverage = 'EE', accountMoney = 'capped', surcharge }: Options = {},
) {
  const plans = [
    { ...terms, ...one, key: 'one' },
    { ...terms, ...other, key: 'other' },
  ]
  const surcharges = surcharge ? [{ id: 'tobacco', yearly: surcharge.yearly, plans: [surcharge.plan] }] : []
  const document = plansDocument({ services, accountMoney, plans, surcharges })
  const costs = estimate(document, { coverage, surcharges: { tobacco: true } }).plans
  return [costs.one?.dominatedBy, costs.other?.dominatedBy]
}

const paying = (changes: Plan['payment']): Partial<Plan> => ({ payment: { ...terms.payment, ...changes } })

describe('A plan is dominated by one with', () => {
  it.each([
    ['less payroll', { payroll: [{ yearly: sameForAll(599.99) }] }],
    ['more company money', { account: hsa(201) }],
    ['a lower deductible', { deductible: limit(999) }],
    ['a lower drug deductible', { drugDeductible: 99 }],
    ['no drug deductible', { drugDeductible: 0 }],
    ['a lower maximum', { outOfPocketMaximum: limit(2999) }],
    ['a lower copay', paying({ copay: 19 })],
    ['fewer days with a copay', paying({ copayDays: 1 })],
    ['less coinsurance', paying({ coinsurance: 19 })],
    ['a lower coinsurance maximum', paying({ coinsuranceMaximum: 89 })],
    ['no deductible at all', { deductible: limit(0), drugDeductible: 0 }],
    ['a copay that a stay waives', paying({ copayWaivedWith: 'stay' })],
    [
      'a lower copay that comes first',
      { services: [{ service: 'visit', payment: { copay: 29, copayFirst: true } }] },
    ],
  ])('%s', (_, better) => {
    expect(dominators(better, {})).toEqual([null, 'one'])
    expect(dominators({}, better)).toEqual(['other', null])
  })

  it.each([
    ['a lower maximum for drugs', { drugMaximum: limit(499) }, { drugMaximum: limit(500) }],
    ['no visit limit', {}, paying({ visitLimit: 9 })],
    [
      'less coinsurance and no copay to come first',
      paying({ copay: 0, coinsurance: 19, copayFirst: true }),
      paying({ copay: 0 }),
    ],
    ['a maximum that includes copays', {}, { maximumExcludesCopays: true }],
    [
      'a lower copay that the same service waives',
      paying({ copay: 19, copayWaivedWith: 'stay' }),
      paying({ copayWaivedWith: 'stay' }),
    ],
  ])('%s', (_, better, worse) => {
    expect(dominators(better, worse)).toEqual([null, 'one'])
    expect(dominators(worse, better)).toEqual(['other', null])
  })

  it('no surcharge', () => {
    expect(dominators({}, {}, { surcharge: { plan: 'one', yearly: 0.01 } })).toEqual(['other', null])
  })

  it.each([
    ['a lower family deductible', { deductible: limit(1000, { family: 1999, kind: 'aggregate' as const }) }],
    ['a lower family maximum', { outOfPocketMaximum: limit(3000, { family: 5999 }) }],
  ])('%s, only in a family', (_, better) => {
    const other = { deductible: limit(1000, { kind: 'aggregate' as const }) }
    expect(dominators({ ...other, ...better }, other, { coverage: 'EF' })).toEqual([null, 'one'])
    expect(dominators({ ...other, ...better }, other)).toEqual([null, 'one'])
  })
})

test.each([
  ['of zero', 'visit', { deductible: limit(0), drugDeductible: 0 }],
  ['of zero for drugs', 'drug', { drugDeductible: 0 }],
])('A deductible %s is no deductible', (_, id, nothing) => {
  const without = { ...nothing, services: [{ service: id, payment: lowCopay }] }
  const withDeductible = {
    ...nothing,
    services: [{ service: id, payment: { ...lowCopay, deductible: true } }],
  }
  expect(dominators(withDeductible, without)).toEqual([null, 'one'])
})

describe('A plan is also dominated by one', () => {
  it('whose worst year costs no more than the plan’s best year', () => {
    const cheap = { ...terms, deductible: limit(2999), payroll: [{ yearly: sameForAll(100) }] }
    const expensive = { deductible: limit(10), payroll: [{ yearly: sameForAll(2900) }], account: hsa(0) }
    expect(dominators(cheap, expensive)).toEqual([null, 'one'])
    expect(dominators(cheap, { ...expensive, payroll: [{ yearly: sameForAll(2899.99) }] })).toEqual([
      null,
      null,
    ])
    const neither = [null, null]
    expect(dominators(cheap, expensive, { surcharge: { plan: 'one', yearly: 0.01 } })).toEqual(neither)
    expect(dominators({ ...cheap, maximumExcludesCopays: true }, expensive)).toEqual(neither)
    const notCovered = [{ service: 'drug', payment: { notCovered: true } }]
    expect(dominators({ ...cheap, services: notCovered }, expensive)).toEqual(neither)
    expect(dominators({ ...cheap, otherProviders }, expensive)).toEqual(neither)
  })

  it('whose company money makes up for the payroll in any year', () => {
    const one = { payroll: [{ yearly: sameForAll(100) }], account: hsa(50) }
    const other = { payroll: [{ yearly: sameForAll(300) }], account: hsa(100) }
    expect(dominators(one, other)).toEqual([null, 'one'])
  })

  it.each([
    ['without a copay for a limited number of days', {}, { copay: 300, copayDays: 5 }],
    ['without a coinsurance that has a maximum', {}, { coinsurance: 25, coinsuranceMaximum: 75 }],
    ['with less coinsurance, no copay', { coinsurance: 10 }, { coinsurance: 20, copay: 100, copayDays: 1 }],
    ['whose coinsurance maximum is zero', { coinsurance: 90, coinsuranceMaximum: 0 }, { coinsurance: 1 }],
  ])('%s', (_, payment, otherPayment) => {
    const all = { services: [], payroll: [{ yearly: sameForAll(3500) }], account: hsa(0) }
    const bothPlans = { outOfPocketMaximum: limit(900_000), ...all }
    expect(dominators({ ...bothPlans, payment }, { ...bothPlans, payment: otherPayment })).toEqual([
      null,
      'one',
    ])
  })

  it('whose deductible applies to no service, however high it is', () => {
    const all = { services: [], payment: { copay: 5 } }
    expect(
      dominators({ ...all, deductible: limit(9000), drugDeductible: 900 }, { ...all, deductible: limit(1) }),
    ).toEqual([null, 'one'])
  })

  it.each([
    ['without a deductible for each person', limit(0, { family: 500 }), limit(100, { family: 150 })],
    [
      'whose family deductible is one person’s',
      limit(500, { kind: 'aggregate' }),
      limit(1000, { family: 1999 }),
    ],
    [
      'whose family deductible is out of reach, like its own',
      limit(1000, { family: 5000 }),
      limit(1000, { family: 4000 }),
    ],
  ])('%s', (_, deductible, other) => {
    expect(dominators({ deductible }, { deductible: other }, { coverage: 'EF' })).toEqual([null, 'one'])
  })

  it('whose family limit is also the limit of each person', () => {
    const one = { outOfPocketMaximum: limit(2500, { kind: 'aggregate', family: 5000 }) }
    const other = { outOfPocketMaximum: limit(5000, { family: 10_000 }) }
    expect(dominators(one, other, { coverage: 'EF' })).toEqual([null, 'one'])
  })
})

describe('Neither of two plans dominates', () => {
  it.each([
    ['if each is cheaper once', { payroll: [{ yearly: sameForAll(1) }] }, { outOfPocketMaximum: limit(1) }],
    ['if more company money costs more', { account: hsa(900), payroll: [{ yearly: sameForAll(601) }] }, {}],
    [
      'if the deductible skips one service',
      { services: [{ service: 'visit', payment: { ...terms.payment, deductible: false } }] },
      { services: [] },
    ],
    ['if one has a price until the deductible', paying({ priceUntilDeductible: 5 }), {}],
    ['if first uses skip the deductible', paying({ firstUses: { count: 2 } }), {}],
    [
      'if services share first uses',
      paying({ firstUses: { count: 2, shared: true } }),
      paying({ firstUses: { count: 2 } }),
    ],
    ['if a copay comes first', paying({ copayFirst: true }), {}],
    ['if one has other providers', { otherProviders }, { payroll: [{ yearly: sameForAll(601) }] }],
    ['if the other one has other providers', { payroll: [{ yearly: sameForAll(599) }] }, { otherProviders }],
    ['if one has a maximum for drugs', { drugMaximum: limit(500) }, {}],
  ])('%s', (_, one, other) => {
    expect(dominators(one, other)).toEqual([null, null])
  })

  it('if one has a lower maximum per person, and the other for the family', () => {
    const one = { outOfPocketMaximum: limit(2500, { family: 6000 }) }
    const other = { outOfPocketMaximum: limit(3000, { family: 5999 }) }
    expect(dominators(one, other, { coverage: 'EF' })).toEqual([null, null])
  })
})

test('Company money that counts in full makes up for payroll', () => {
  const one = { account: hsa(900), payroll: [{ yearly: sameForAll(1200) }] }
  expect(dominators(one, {}, { accountMoney: 'full' })).toEqual([null, 'one'])
})

test('The first key of two identical plans dominates', () => {
  expect(dominators({}, {})).toEqual([null, 'one'])
})

test('The first key of several dominating plans is reported', () => {
  const cheap = { payroll: [{ yearly: sameForAll(1) }] }
  const plans = [
    { ...terms, key: 'expensive' },
    { ...terms, ...cheap, key: 'b' },
    { ...terms, ...cheap, key: 'a' },
  ]
  const costs = estimate(plansDocument({ services, plans })).plans
  expect(Object.values(costs).map(({ dominatedBy }) => dominatedBy)).toEqual(['a', 'a', null])
})

test('A lower deductible per person does not dominate in a family: another person pays what the first one does not', () => {
  const twoServices = [service('a', 1000), service('b', 500)]
  const half = plan({
    key: 'high',
    deductible: limit(500, { family: 500 }),
    payment: { deductible: true },
    services: [{ service: 'a', payment: { deductible: true, coinsurance: 50 } }],
  })
  const low = { ...half, key: 'low', deductible: limit(300, { family: 500 }) }
  const inputs = { coverage: 'ES', scenario: 'year', customScenario: null } as const
  const document = (plans: Plan[]) =>
    plansDocument({
      services: twoServices,
      plans,
      scenarios: [
        {
          id: 'year',
          uses: [
            { service: 'a', bySubscriber: 1 },
            { service: 'b', bySpouse: 1 },
          ],
        },
      ],
    })
  const paid = (plans: Plan[]) =>
    totalPaid(
      payInOrder(document(plans), 'ES', [
        { person: 0, service: 'a' },
        { person: 1, service: 'b' },
      ]),
    )
  expect([paid([half]), paid([low])]).toEqual([750, 850])
  const { plans } = estimate(document([half, low]), inputs)
  expect([plans.high?.dominatedBy, plans.low?.dominatedBy]).toEqual([null, null])
  const alone = estimate(document([half, low]), { ...inputs, coverage: 'EE' }).plans
  expect(alone.high?.dominatedBy).toBe('low')
})
