import type { CoverageCode } from '../../contract/inputs.ts'
import type { Id } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'
import { isTier } from '../../contract/tiers.ts'

export interface PayrollRow {
  /** Where its amounts stand. */
  pointer: string
  /** The place of its plan. */
  plan: number
  /** The salary band that it is for; undefined of everyone. */
  band: Id | undefined
  /** How many pays its amounts were given for one of; undefined where they are yearly. */
  payPeriods: number | undefined
  /** Dollars a year; none where amounts per pay cannot be made yearly. */
  amounts: { tier: CoverageCode; amount: number }[]
}

/** What every row of payroll asks for in a year, given per pay or not. */
export function payrollRows({ plans, payPeriods = NaN }: PlansDocument): PayrollRow[] {
  return plans.flatMap(({ payroll }, plan) =>
    payroll.map(({ salaryBand: band, yearly, perPay = {} }, place) => ({
      pointer: `/plans/${plan}/payroll/${place}/${yearly ? 'yearly' : 'perPay'}`,
      plan,
      band,
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
