import type { CoverageCode } from '../../contract/inputs.ts'
import type { Id } from '../../contract/instance.ts'
import type { PlansDocument } from '../../contract/plans.ts'

export interface PayrollRow {
  /** Where its amounts stand. */
  pointer: string
  /** The place of its plan. */
  plan: number
  /** The salary band that it is for; undefined of everyone. */
  band: Id | undefined
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
      amounts: Object.entries(yearly ?? perPay)
        .map(([tier, amount]) => ({
          tier: tier as CoverageCode,
          amount: yearly ? amount : amount * payPeriods,
        }))
        .filter(({ amount }) => !Number.isNaN(amount)),
    })),
  )
}
