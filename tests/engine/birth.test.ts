import { describe, expect, it, test } from 'vitest'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import type { Outputs } from '../../src/contract/outputs.ts'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { calculateRanking } from '../../src/engine/calculateRanking.ts'
import {
  answers,
  estimate,
  limit,
  modelOf,
  plan,
  plansDocument,
  sameForAll,
  service,
} from './planDocument.ts'

const scenarios: PlansDocument['scenarios'] = [
  { id: 'usual', uses: [{ service: 'visit', perAdult: 2, perChild: 3, byOneChild: 5 }] },
  {
    id: 'baby',
    uses: [
      { service: 'visit', perAdult: 2, perChild: 3, byOneChild: 5, byNewborn: 6 },
      { service: 'delivery', bySubscriber: 1, month: 'birth' },
    ],
  },
]
const byTier = { EE: 1200, ES: 2400, EK: 1800, EC: 3000, EF: 4200 }
const document = plansDocument({
  services: [service('visit', 100), service('delivery', 9000)],
  scenarios,
  payPeriods: 12,
  plans: [plan({ payment: { coinsurance: 100 }, payroll: [{ yearly: byTier }] })],
})
const client = {
  features: { singleChild: true },
  scenarios: [
    { id: 'usual', display: '' },
    { id: 'baby', display: '', adds: 'child' },
  ],
}
type Household = NonNullable<CalculationInputs['household']>

function estimateFor(
  household: Household,
  changes: Partial<PlansDocument> = {},
  inputs: Partial<CalculationInputs> = {},
): Outputs {
  return estimate(
    { ...document, ...changes },
    { scenario: 'baby', customScenario: null, household, ...inputs },
    client,
  )
}

const alone = { spouse: false, children: 0 }
const inMonth = (month: number | null, family = alone) => ({ ...family, baby: { isCovered: true, month } })

describe('The payroll deductions of an employee whose baby is born', () => {
  const changes = { amount: 100, afterBirth: 150 }
  it.each([
    // Four months at 100 dollars, and eight at 150.
    ['in May', 5, 12, 1600, changes],
    ['in January', 1, 12, 1800, { amount: 150 }],
    ['in December', 12, 12, 1250, changes],
    // The mean of 1,800 in January to 1,250 in December.
    ['in a month that is not known', null, 12, 1525, changes],
    // Coverage starts in July: two months at 100 dollars, and four at 150.
    ['in September, of half a year', 9, 6, 800, changes],
    ['in a month of half a year that is not known', null, 6, 775, changes],
    ['before half a year', 5, 6, 775, changes],
  ])('%s are those of the tier before until then', (_, month, coveredMonths, payroll, each) => {
    const { plans } = estimateFor(inMonth(month), { coveredMonths })
    expect(plans.plan!.payrollDeduction).toBe(payroll)
    expect(plans.plan!.facts!.payroll).toEqual({ deductions: coveredMonths, ...each })
  })

  it('do not change if there are children already, or if the baby is not covered', () => {
    for (const household of [
      { spouse: true, children: 2, baby: { isCovered: true, month: 5 } },
      { spouse: true, children: 2, baby: { isCovered: false, month: 5 } },
    ]) {
      const { payrollDeduction, facts } = estimateFor(household).plans.plan!
      expect(payrollDeduction).toBe(4200)
      expect(facts!.payroll).toEqual({ deductions: 12, amount: 350 })
    }
    const uncovered = estimateFor({ ...alone, baby: { isCovered: false, month: 5 } })
    expect(uncovered.plans.plan!.payrollDeduction).toBe(1200)
  })
})

test('Surcharges, company money, and the match change with the birth; limits are those after it', () => {
  const account = {
    type: 'HSA',
    counts: 'full',
    companyMoney: { ...sameForAll(600), EE: 300 },
    match: { percentage: 100, maximum: { ...sameForAll(1200), EE: 600 } },
    needsOwnMoney: true,
  } as const
  const { plans, contributionLimit } = estimateFor(
    inMonth(7),
    {
      savingsStyles: [{ id: 'saves', avoidsOwnMoney: false }],
      contributionLimits: [{ year: 2027, account: 'HSA', self: 4000, family: 8000 }],
      surcharges: [
        { id: 'persons', yearly: 120, per: 'person' },
        { id: 'tiers', yearlyByTier: { ...sameForAll(240), EE: 0 } },
      ],
      plans: [
        {
          ...document.plans[0]!,
          account,
          deductible: limit(1500),
          outOfPocketMaximum: limit(5000),
          payment: { deductible: true },
        },
      ],
    },
    { surcharges: { persons: true, tiers: true }, savingsStyle: 'saves' },
  )
  // Half a year each: 60 and 120 for the persons, 0 and 120 for the tier.
  expect(plans.plan!.surchargeTotal).toBe(300)
  // 150 and 300 dollars, and a match of 300 and 600.
  expect(plans.plan!.hsaFunds).toBe(1350)
  expect(plans.plan!.facts).toMatchObject({
    match: { maximum: 900 },
    deductible: { person: 1500, household: 3000 },
    maximum: { person: 5000, household: 10_000 },
  })
  expect(contributionLimit).toEqual({ accountType: 'HSA', limit: 6650 })
})

test('A surcharge for some tiers is charged only in the months of those tiers', () => {
  const surcharges = [
    { id: 'tobacco', yearly: 24 },
    { id: 'children', yearly: 120 },
  ]
  const outputs = estimate(
    { ...document, surcharges },
    {
      scenario: 'baby',
      customScenario: null,
      household: inMonth(7),
      surcharges: { tobacco: true, children: true },
    },
    {
      ...client,
      surcharges: [
        { id: 'tobacco', statement: '' },
        { id: 'children', statement: '', appliesTo: ['EK', 'EC', 'EF'] },
      ],
    },
  )
  expect(outputs.plans.plan!.surchargeTotal).toBe(24 + 60)
  // The other scenario has no child.
  expect(outputs.scenarios.map(({ totalCosts }) => totalCosts.plan)).toEqual([
    1400 + 24,
    1500 + 24 + 60 + 200 + 900 + 9000,
  ])
})

describe('The persons of a scenario that adds a child', () => {
  const personsOf = (household: Household) => {
    const { persons, services } = estimateFor(household).assumptions!
    const visits = services.find(({ id }) => id === 'visit')!.usesByPerson!
    return persons.map(({ role, number, isNewborn }, index) =>
      [role, number, ...(isNewborn ? ['newborn'] : []), visits[index]].join(' '),
    )
  }

  it('have a baby in addition if there are no children', () => {
    expect(personsOf({ spouse: true, children: 0 })).toEqual([
      'subscriber 1 2',
      'spouse 1 2',
      'child 1 newborn 9',
    ])
  })

  it('have the last child as the baby if there are children', () => {
    expect(personsOf({ spouse: false, children: 2 })).toEqual([
      'subscriber 1 2',
      'child 1 8',
      'child 2 newborn 9',
    ])
  })

  it('have no baby that is not covered', () => {
    const baby = { isCovered: false, month: null }
    expect(personsOf({ ...alone, baby })).toEqual(['subscriber 1 2'])
    expect(personsOf({ spouse: false, children: 2, baby })).toEqual([
      'subscriber 1 2',
      'child 1 8',
      'child 2 3',
    ])
  })

  it('are those of the tier, without a baby, if the household is not known', () => {
    const { persons, birth } = estimate(
      document,
      { scenario: 'baby', customScenario: null, coverage: 'EC' },
      client,
    ).assumptions!
    expect(persons).toEqual([
      { role: 'subscriber', number: 1 },
      { role: 'child', number: 1 },
      { role: 'child', number: 2 },
    ])
    expect(birth).toBeUndefined()
  })
})

test('The assumptions name the month of birth, if it is covered', () => {
  const birthOf = (household: Household, scenario = 'baby', coveredMonths = 12) =>
    estimateFor(household, { coveredMonths }, { scenario }).assumptions!.birth
  expect(birthOf(inMonth(5))).toEqual({ month: 5 })
  expect(birthOf(inMonth(5), 'baby', 7)).toEqual({ month: null })
  expect(birthOf({ spouse: true, children: 1 })).toEqual({ month: null })
  expect(birthOf(inMonth(5), 'usual')).toBeUndefined()
  expect(birthOf({ ...alone, baby: { isCovered: false, month: 5 } })).toBeUndefined()
})

test('A family of five is priced with three children in every scenario, custom or not', () => {
  const household = { spouse: true, children: 3 }
  const custom = { scenario: 'custom', customScenario: [{ id: 'visit', name: '', uses: 10 }] }
  const outputs = estimateFor(household, {}, custom)
  expect(outputs.assumptions!.services[0]!.usesByPerson).toEqual([2, 2, 2, 2, 2])
  // Two adults with two visits each, and three children with three, one of whom has five more.
  const usual = 100 * (2 * 2 + 3 * 3 + 5)
  expect(outputs.scenarios.map(({ care }) => care)).toEqual([usual, usual + 600 + 9000, 1000])
  expect(estimateFor(household, {}, { scenario: 'usual' }).plans.plan).toMatchObject({
    outOfPocketExpenses: usual,
    payrollDeduction: 4200,
  })
})

describe('The row of a scenario is the result when the employee chooses it', () => {
  const plans = [
    plan({
      key: 'saver',
      deductible: limit(1500, { kind: 'aggregate' }),
      outOfPocketMaximum: limit(4000),
      payment: { deductible: true, coinsurance: 20 },
      payroll: [{ yearly: byTier }],
      account: { type: 'HRA', companyMoney: { ...sameForAll(900), EE: 400 }, needsOwnMoney: false },
    }),
    plan({
      key: 'classic',
      deductible: limit(300),
      payment: { deductible: true, copay: 30 },
      payroll: [{ yearly: { ...byTier, EE: 2000, EK: 3500 } }],
    }),
  ]
  const surcharges = [{ id: 0, yearly: 60, per: 'person' as const }]

  it.each<Household>([
    alone,
    inMonth(5),
    inMonth(11, { spouse: true, children: 0 }),
    { ...alone, baby: { isCovered: false, month: 2 } },
    { spouse: true, children: 3 },
  ])('for the household %j', (household) => {
    const results = ['usual', 'baby'].map((scenario) => {
      const inputs = { scenario, surcharges: { 0: true } }
      const outputs = estimateFor(household, { plans, surcharges }, inputs)
      const model = modelOf({ ...document, plans, surcharges }, client)
      const ranking = calculateRanking(model, answers({ ...inputs, customScenario: null, household }))
      const totalCosts = Object.fromEntries(
        Object.entries(outputs.plans).map(([key, { totalCost }]) => [key, totalCost]),
      )
      expect(Object.values(ranking.plans).map(({ totalCost }) => totalCost)).toEqual(
        Object.values(totalCosts),
      )
      return { outputs, row: { scenario, care: ranking.careCost, totalCosts, bestPlan: outputs.bestPlan } }
    })
    for (const { outputs } of results) expect(outputs.scenarios).toEqual(results.map(({ row }) => row))
  })
})
