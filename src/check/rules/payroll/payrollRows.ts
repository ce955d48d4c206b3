import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Id } from '../../../contract/instance.ts'
import type { PlansDocument } from '../../../contract/plans.ts'
import { isTier } from '../../../contract/tiers.ts'

export interface PayrollRow {
  /** JSON Pointer to the amounts. */
  pointer: string
  /** Index of the plan. */
  plan: number
  /** Undefined if the row is for every salary band without a row of its own. */
  band: Id | undefined
  /** Undefined if the row is for every location without a row of its own. */
  location: Id | undefined
  /** Payroll deductions a year if the document has amounts per pay period; undefined if it has yearly ones. */
  payPeriods: number | undefined
  /** Dollars a year. Empty for amounts per pay period in a document without payPeriods. */
  amounts: { tier: CoverageCode; amount: number }[]
}

/** Every payroll row, with yearly amounts. */
export function payrollRows({ plans, payPeriods = NaN }: PlansDocument): PayrollRow[] {
  return plans.flatMap(({ payroll }, plan) =>
    payroll.map(({ salaryBand: band, location, yearly, perPay = {} }, index) => ({
      pointer: `/plans/${plan}/payroll/${index}/${yearly ? 'yearly' : 'perPay'}`,
      plan,
      band,
      location,
      payPeriods: yearly ? undefined : payPeriods,
      amounts: Object.entries(yearly ?? perPay)
        .flatMap(([tier, amount]) =>
          isTier(tier) ? [{ tier, amount: yearly ? amount : amount * payPeriods }] : [],
        )
        .filter(({ amount }) => !Number.isNaN(amount)),
    })),
  )
}

export function isPerPay(row: PayrollRow): row is PayrollRow & { payPeriods: number } {
  return row.payPeriods !== undefined
}
