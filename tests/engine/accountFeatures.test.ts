import { describe, expect, it, test } from 'vitest'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import type { Plan, PlansDocument } from '../../src/contract/plans.ts'
import { estimate, limit, plan, plansDocument, sameForAll, uses } from './planDocument.ts'

type Account = NonNullable<Plan['account']>

const savingsStyles = [
  { id: 'saver', avoidsOwnMoney: false },
  { id: 'avoider', avoidsOwnMoney: true },
]
const contributionLimits = [
  { year: 2027, account: 'HSA' as const, self: 4500, family: 9000, catchUp: { age: 55, amount: 1000 } },
  { year: 2027, account: 'FSA' as const, self: 3400, family: 3400 },
]

/** A plan with an HSA and 500 dollars, under which visits cost 100. */
function withAccount(account: Partial<Account>, changes: Partial<PlansDocument> = {}): PlansDocument {
  const full: Account = { type: 'HSA', companyMoney: sameForAll(500), needsOwnMoney: false, ...account }
  const payment = { coinsurance: 100 }
  return plansDocument({
    savingsStyles,
    contributionLimits,
    plans: [plan({ payment, account: full })],
    ...changes,
  })
}

function estimatePlan(document: PlansDocument, inputs: Partial<CalculationInputs> = {}) {
  return estimate(document, inputs).plans.plan!
}

/** Inputs with more expenses than any account here pays. */
const manyVisits = { customScenario: [uses('visit', 99)] }

describe('With 500 dollars in an account, a year with 200 dollars of expenses', () => {
  it.each([
    ['uses 200 of an HSA', 'capped', {}, 200],
    ['counts all of an HSA', 'full', {}, 500],
    ['counts all of an HSA that counts in full', 'capped', { counts: 'full' }, 500],
    ['uses 200 of an HSA that is capped', 'full', { counts: 'capped' }, 200],
    ['uses 200 of an FSA, which is always capped', 'full', { type: 'FSA' }, 200],
    ['uses 200 of an HRA, which is always capped', 'full', { type: 'HRA', counts: 'full' }, 200],
  ] as const)('%s', (_, accountMoney, account, hsaFunds) => {
    const year = estimatePlan(withAccount(account, { accountMoney }), { customScenario: [uses('visit', 2)] })
    expect(year).toMatchObject({ outOfPocketExpenses: 200, hsaFunds, totalCost: 200 - hsaFunds })
    expect(year.facts?.companyContribution).toEqual({ full: 500, used: 200, remaining: 300 })
  })
})

test.each([
  ['pays everything: 300 + 20% of 700 + 3 × 20', {}, 500],
  ['pays only deductible and coinsurance: 300 + 20% of 700', { pays: 'deductible-and-coinsurance' }, 440],
] as const)('An HRA of 2,000 dollars %s', (_, pays, hsaFunds) => {
  const account: Account = { type: 'HRA', companyMoney: sameForAll(2000), needsOwnMoney: false, ...pays }
  const services = [
    { id: 'visit', name: 'Visit', allowedAmount: 100 },
    { id: 'care', name: 'Care', allowedAmount: 1000 },
  ]
  const terms = { deductible: limit(300), payment: { deductible: true, coinsurance: 20 } }
  const copays = [{ service: 'visit', payment: { copay: 20 } }]
  const document = plansDocument({ services, plans: [plan({ ...terms, services: copays, account })] })
  const year = estimatePlan(document, { customScenario: [uses('visit', 3), uses('care', 1)] })
  expect(year).toMatchObject({ outOfPocketExpenses: 500, hsaFunds, totalCost: 500 - hsaFunds })
})

test('An HRA that pays only deductible and coinsurance pays nothing for care that is not covered', () => {
  const account: Account = {
    type: 'HRA',
    companyMoney: sameForAll(2000),
    needsOwnMoney: false,
    pays: 'deductible-and-coinsurance',
  }
  const document = plansDocument({ plans: [plan({ payment: { notCovered: true }, account })] })
  expect(estimatePlan(document, manyVisits)).toMatchObject({ outOfPocketExpenses: 9900, hsaFunds: 0 })
})

describe('Company money', () => {
  const perPaycheck = { companyMoney: sameForAll(19.23), per: 'paycheck' as const }
  const companyMoneyByBand = [{ salaryBand: 'low', amounts: { EE: 750, ES: 1500, EC: 1400, EF: 2000 } }]

  it.each([
    ['per paycheck is paid 26 times: 26 × 19.23', perPaycheck, { paychecks: 26, payPeriods: 24 }, 499.98],
    ['per paycheck is paid with each deduction if not: 24 × 19.23', perPaycheck, { payPeriods: 24 }, 461.52],
    ['per paycheck is prorated: half of 499.98', perPaycheck, { paychecks: 26, coveredMonths: 6 }, 249.99],
  ])('%s', (_, account, changes, hsaFunds) => {
    expect(estimatePlan(withAccount(account, changes), manyVisits).hsaFunds).toBe(hsaFunds)
  })

  it.each([
    ['low', 'EE', 750],
    ['low', 'EK', 1400],
    ['high', 'EE', 500],
    [null, 'EE', 500],
  ] as const)('of the salary band %s for %s is %d', (salaryBand, coverage, hsaFunds) => {
    const year = estimatePlan(withAccount({ companyMoneyByBand }), { ...manyVisits, salaryBand, coverage })
    expect(year.hsaFunds).toBe(hsaFunds)
  })

  it('of a salary band can be per paycheck too: 26 × 30', () => {
    const byBand = [{ salaryBand: 'low', amounts: sameForAll(30) }]
    const document = withAccount({ ...perPaycheck, companyMoneyByBand: byBand }, { paychecks: 26 })
    expect(estimatePlan(document, { ...manyVisits, salaryBand: 'low' }).hsaFunds).toBe(780)
  })
})

describe('A company match of 50% up to 500 dollars, 800 for two persons', () => {
  const match = { percentage: 50, maximum: { ...sameForAll(800), EE: 500 } }
  const document = withAccount({ match })

  it.each([
    ['counts whole for employees who save: 500 + 500', 'saver', 'EE', 1000, 4500 - 1000],
    ['counts whole for their family: 500 + 800', 'saver', 'EF', 1300, 9000 - 1300],
    ['does not count for employees who avoid it', 'avoider', 'EE', 500, 4500 - 500],
    ['does not count if they are not asked', null, 'EE', 500, 4500 - 500],
  ] as const)('%s', (_, savingsStyle, coverage, hsaFunds, contribution) => {
    const { plans, contributionLimit } = estimate(document, { ...manyVisits, savingsStyle, coverage })
    expect(plans.plan?.hsaFunds).toBe(hsaFunds)
    expect(plans.plan?.facts?.match).toEqual({
      percentage: 50,
      maximum: coverage === 'EE' ? 500 : 800,
      isCounted: savingsStyle === 'saver',
    })
    expect(contributionLimit).toMatchObject({ limit: contribution, catchUp: { amount: 1000 } })
  })

  it('does not count in another account than an HSA', () => {
    const fsa = withAccount({ type: 'FSA', match })
    expect(estimatePlan(fsa, { ...manyVisits, savingsStyle: 'saver' }).hsaFunds).toBe(500)
  })

  it('counts half in six covered months, as the company’s other 500 dollars do', () => {
    const half = estimatePlan({ ...document, coveredMonths: 6 }, { ...manyVisits, savingsStyle: 'saver' })
    expect(half.hsaFunds).toBe(500)
  })
})

describe('A credit of 350 dollars that is paid into the account', () => {
  const surcharges = [{ id: 'wellness', yearly: -350, paidIntoAccount: true }]
  const posted = { ...manyVisits, surcharges: { wellness: true } }

  it('is company money: 500 + 350, and lowers what the employee may contribute: 4,500 − 850', () => {
    const { plans, contributionLimit } = estimate(withAccount({}, { surcharges }), posted)
    expect(plans.plan).toMatchObject({ hsaFunds: 850, surchargeTotal: 0 })
    expect(contributionLimit?.limit).toBe(3650)
  })

  it('does not lower what the employee may contribute to an FSA', () => {
    const { plans, contributionLimit } = estimate(withAccount({ type: 'FSA' }, { surcharges }), posted)
    expect(plans.plan?.hsaFunds).toBe(850)
    expect(contributionLimit?.limit).toBe(3400)
  })

  it('counts only if it is posted', () => {
    expect(estimatePlan(withAccount({}, { surcharges }), manyVisits).hsaFunds).toBe(500)
  })

  it('is nothing under a plan without an account', () => {
    const document = plansDocument({ surcharges, plans: [plan({ payment: { coinsurance: 100 } })] })
    expect(estimatePlan(document, posted)).toMatchObject({ hsaFunds: 0, surchargeTotal: 0, totalCost: 9900 })
  })

  it('pays no more than the expenses if money is capped', () => {
    const document = withAccount({}, { surcharges })
    expect(estimatePlan(document, { ...posted, customScenario: [uses('visit', 6)] }).hsaFunds).toBe(600)
  })
})
