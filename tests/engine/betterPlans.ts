import * as fc from 'fast-check'
import type { MoneyByTier, Payment, Plan } from '../../src/contract/plans.ts'

/** Changes to a plan's terms that never cost a member more. */
type Betterment = (plan: Plan, by: number) => Plan

const less = (amount: number, by: number) => Math.floor(amount * 100 * by) / 100

const lessByTier = (amounts: MoneyByTier, by: number): MoneyByTier =>
  Object.fromEntries(
    Object.entries(amounts).map(([key, amount]) => [key, less(amount, by)]),
  ) as unknown as MoneyByTier

const everyPayment = (plan: Plan, change: (payment: Payment) => Payment): Plan => ({
  ...plan,
  payment: change(plan.payment),
  services: plan.services?.map((row) => ({ ...row, payment: change(row.payment) })) ?? [],
})

const betterments: Betterment[] = [
  (plan, by) => ({
    ...plan,
    deductible: { ...plan.deductible, individual: less(plan.deductible.individual, by) },
  }),
  (plan, by) => ({ ...plan, deductible: { ...plan.deductible, family: less(plan.deductible.family, by) } }),
  (plan) => ({ ...plan, deductible: { ...plan.deductible, kind: 'embedded' } }),
  (plan) => ({ ...plan, deductible: { ...plan.deductible, individual: 0, family: 0 } }),
  (plan, by) => (plan.drugDeductible ? { ...plan, drugDeductible: less(plan.drugDeductible, by) } : plan),
  (plan, by) => ({
    ...plan,
    outOfPocketMaximum: {
      ...plan.outOfPocketMaximum,
      individual: less(plan.outOfPocketMaximum.individual, by),
    },
  }),
  (plan, by) => ({
    ...plan,
    outOfPocketMaximum: { ...plan.outOfPocketMaximum, family: less(plan.outOfPocketMaximum.family, by) },
  }),
  (plan) => ({ ...plan, outOfPocketMaximum: { ...plan.outOfPocketMaximum, kind: 'embedded' } }),
  (plan, by) => everyPayment(plan, (terms) => ({ ...terms, copay: less(terms.copay ?? 0, by) })),
  (plan) => everyPayment(plan, (terms) => ({ ...terms, copayDays: 1 })),
  (plan, by) => everyPayment(plan, (terms) => ({ ...terms, coinsurance: less(terms.coinsurance ?? 0, by) })),
  (plan, by) =>
    everyPayment(plan, (terms) => ({
      ...terms,
      coinsuranceMaximum: less(terms.coinsuranceMaximum ?? 900, by),
    })),
  (plan) => everyPayment(plan, ({ deductible, ...terms }) => terms),
  (plan, by) => ({
    ...plan,
    payroll: plan.payroll.map(({ yearly, ...row }) => ({ ...row, yearly: lessByTier(yearly!, by) })),
  }),
  (plan, by) => ({
    ...plan,
    account: {
      type: 'HRA',
      needsOwnMoney: false,
      companyMoney: plan.account
        ? {
            ...plan.account.companyMoney,
            EF: Math.round(plan.account.companyMoney.EF * 100 + 1000 * by) / 100,
          }
        : { EE: 300, ES: 300, EC: 300, EF: 300 },
    },
  }),
]

/** Several such changes, one after the other. */
export const bettered: fc.Arbitrary<(plan: Plan) => Plan> = fc
  .array(fc.record({ better: fc.constantFrom(...betterments), by: fc.constantFrom(0, 0.25, 0.5, 0.9, 1) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((steps) => (plan: Plan) => steps.reduce((changed, { better, by }) => better(changed, by), plan))
