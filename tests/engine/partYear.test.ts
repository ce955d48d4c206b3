import { describe, expect, it, test } from 'vitest'
import type { PlansDocument } from '../../src/contract/plans.ts'
import { estimate, limit, plan, plansDocument, sameForAll, uses } from './planDocument.ts'
import { roundToSum } from '../../src/engine/money.ts'

const yearly = plansDocument({
  surcharges: [{ id: 0, yearly: 600 }],
  contributionLimits: [
    { year: 2027, account: 'HSA', self: 4500, family: 9000, catchUp: { age: 55, amount: 1000 } },
  ],
  plans: [
    plan({
      deductible: limit(700),
      payment: { deductible: true },
      payroll: [{ yearly: sameForAll(1200) }],
      account: { type: 'HSA', companyMoney: sameForAll(500), needsOwnMoney: false },
    }),
  ],
})
const inputs = { surcharges: { 0: true }, customScenario: [uses('visit', 9)] }

describe('A client that starts mid-year', () => {
  it.each([
    [12, 1200, 600, 500, 4000, 1000],
    [6, 600, 300, 250, 2000, 500],
    [5, 500, 250, 208.33, 1666.67, 416.67],
    [1, 100, 50, 41.67, 333.33, 83.33],
  ])(
    'has prorated amounts for %i covered months',
    (coveredMonths, payrollDeduction, surchargeTotal, hsaFunds, limitAmount, catchUp) => {
      const { plans, contributionLimit } = estimate({ ...yearly, coveredMonths }, inputs)
      expect(plans.plan).toMatchObject({
        outOfPocketExpenses: 700,
        payrollDeduction,
        surchargeTotal,
        hsaFunds,
      })
      expect(contributionLimit).toEqual({
        accountType: 'HSA',
        limit: limitAmount,
        catchUp: { age: 55, amount: catchUp },
      })
    },
  )
})

test('Half a cent is rounded away from zero, for credits as for charges', () => {
  const surcharges = [
    { id: 0, yearly: -0.06 },
    { id: 1, yearly: 0.06 },
  ]
  const totalOf = (id: number) =>
    estimate({ ...yearly, surcharges, coveredMonths: 1 }, { surcharges: { [id]: true } }).plans.plan
      ?.surchargeTotal
  expect([totalOf(0), totalOf(1)]).toEqual([-0.01, 0.01])
})

describe('Amounts per pay period', () => {
  const perPay: PlansDocument = {
    ...yearly,
    payPeriods: 26,
    surcharges: [{ id: 0, perPay: 75 }],
    plans: [{ ...yearly.plans[0]!, payroll: [{ perPay: { ...sameForAll(20.01), EK: 30.5 } }] }],
  }

  it('are multiplied for the year', () => {
    expect(estimate(perPay, inputs).plans.plan).toMatchObject({
      payrollDeduction: 520.26,
      surchargeTotal: 1950,
    })
    expect(estimate(perPay, { ...inputs, coverage: 'EK' }).plans.plan?.payrollDeduction).toBe(793)
  })

  it('are prorated for the covered months', () => {
    const { plans } = estimate({ ...perPay, coveredMonths: 3 }, inputs)
    expect(plans.plan).toMatchObject({ payrollDeduction: 130.07, surchargeTotal: 487.5 })
  })
})

const isSecond = (index: number) => index === 1

it.each<[what: string, amounts: number[], sum: number, preferences: (typeof isSecond)[], rounded: number[]]>([
  ['the amount with the largest remainder', [1.2, 1.7, 1.1], 4, [], [1, 2, 1]],
  ['the first of equal ones', [1.5, 1.5], 3, [], [2, 1]],
  ['the preferred one', [1.9, 1.5], 3, [isSecond], [1, 2]],
  ['others if the preferred one is not enough', [1.9, 1.5], 4, [isSecond], [2, 2]],
  ['no whole amount, even if it is preferred', [1.5, 1, 1.5], 4, [isSecond], [2, 1, 1]],
])('Rounds up %s', (_, amounts, sum, preferences, rounded) => {
  expect([...roundToSum(amounts, sum, preferences)]).toEqual(rounded)
})
