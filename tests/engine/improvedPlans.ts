import * as fc from 'fast-check'
import type { MoneyByTier, Payment, Plan } from '../../src/contract/plans.ts'

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
