import * as fc from 'fast-check'
import type { MoneyByTier, Payment, Plan, PlansDocument } from '../../src/contract/plans.ts'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import { createExpectedYear, priceHouseholdClaims } from '../../src/engine/expectedYear.ts'
import { HouseholdYear, payClaims } from '../../src/engine/payClaims.ts'
import { countedMoney } from '../../src/engine/planTerms.ts'
import { resolveInputs } from '../../src/engine/resolveInputs.ts'
import { answers, modelOf } from './planDocument.ts'

/** A change to a plan's terms that never costs a member more. `by` is the factor for the changed amount. */
type Improvement = (plan: Plan, by: number) => Plan

const reduce = (amount: number, by: number) => Math.floor(amount * 100 * by) / 100

const reduceByTier = (amounts: MoneyByTier, by: number): MoneyByTier =>
  Object.fromEntries(
    Object.entries(amounts).map(([key, amount]) => [key, reduce(amount, by)]),
  ) as unknown as MoneyByTier

const changePayments = (plan: Plan, change: (payment: Payment) => Payment): Plan => ({
  ...plan,
  payment: change(plan.payment),
  services: plan.services?.map((row) => ({ ...row, payment: change(row.payment) })) ?? [],
})

const improvements: Improvement[] = [
  (plan, by) => ({
    ...plan,
    deductible: { ...plan.deductible, individual: reduce(plan.deductible.individual, by) },
  }),
  (plan, by) => ({ ...plan, deductible: { ...plan.deductible, family: reduce(plan.deductible.family, by) } }),
  (plan) => ({ ...plan, deductible: { ...plan.deductible, kind: 'embedded' } }),
  (plan) => ({ ...plan, deductible: { ...plan.deductible, individual: 0, family: 0 } }),
  (plan, by) => (plan.drugDeductible ? { ...plan, drugDeductible: reduce(plan.drugDeductible, by) } : plan),
  (plan, by) => ({
    ...plan,
    outOfPocketMaximum: {
      ...plan.outOfPocketMaximum,
      individual: reduce(plan.outOfPocketMaximum.individual, by),
    },
  }),
  (plan, by) => ({
    ...plan,
    outOfPocketMaximum: { ...plan.outOfPocketMaximum, family: reduce(plan.outOfPocketMaximum.family, by) },
  }),
  (plan) => ({ ...plan, outOfPocketMaximum: { ...plan.outOfPocketMaximum, kind: 'embedded' } }),
  (plan, by) => changePayments(plan, (terms) => ({ ...terms, copay: reduce(terms.copay ?? 0, by) })),
  (plan) => changePayments(plan, (terms) => ({ ...terms, copayDays: 1 })),
  (plan, by) =>
    changePayments(plan, (terms) => ({ ...terms, coinsurance: reduce(terms.coinsurance ?? 0, by) })),
  (plan, by) =>
    changePayments(plan, (terms) => ({
      ...terms,
      coinsuranceMaximum: reduce(terms.coinsuranceMaximum ?? 900, by),
    })),
  (plan) => changePayments(plan, ({ deductible, ...terms }) => terms),
  (plan, by) => ({
    ...plan,
    payroll: plan.payroll.map(({ yearly, ...row }) => ({ ...row, yearly: reduceByTier(yearly!, by) })),
  }),
  (plan, by) => ({
    ...plan,
    // Another type of account could count less of its money.
    account: plan.account
      ? {
          ...plan.account,
          companyMoney: {
            ...plan.account.companyMoney,
            EF: Math.round(plan.account.companyMoney.EF * 100 + 1000 * by) / 100,
          },
        }
      : { type: 'HRA', needsOwnMoney: false, companyMoney: { EE: 300, ES: 300, EC: 300, EF: 300 } },
  }),
]

/** One to five such changes, one after the other. */
export const improvement: fc.Arbitrary<(plan: Plan) => Plan> = fc
  .array(fc.record({ better: fc.constantFrom(...improvements), by: fc.constantFrom(0, 0.25, 0.5, 0.9, 1) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((steps) => (plan: Plan) => steps.reduce((changed, { better, by }) => better(changed, by), plan))

/**
 * What a year costs under each plan in each order of its claims, in cents, by plan key. One more use leaves the dates of
 * all other claims as they are, so the orders of two documents that differ by a use belong together.
 */
export function costsByOrder(
  document: PlansDocument,
  inputs: Partial<CalculationInputs>,
): Map<string, number[]> {
  const resolved = resolveInputs(modelOf(document), answers(inputs))
  const expected = createExpectedYear(resolved)
  return new Map(
    resolved.offered.map(({ modelPlan, terms }) => {
      const year = new HouseholdYear(priceHouseholdClaims(resolved, modelPlan, expected), terms.limits)
      const totals = expected.orders.map((order, index) => {
        payClaims(year, order, index)
        const money = countedMoney(terms.account, year.expenses)
        return year.expenses.total - money + terms.payroll + terms.surchargeTotal
      })
      return [modelPlan.plan.key, totals]
    }),
  )
}
