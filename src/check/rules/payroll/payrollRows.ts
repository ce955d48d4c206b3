import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Id } from '../../../contract/instance.ts'
import type { PlansDocument } from '../../../contract/plans.ts'
import { isTier, smallerTiers } from '../../../contract/tiers.ts'
import { formatDollars } from '../wording.ts'
import type { Findings } from '../../LinterRule.ts'

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

/**
 * If a tier has less than one that covers fewer people, reports the tier that contradicts the most others.
 * @param verb what a tier does with the amount
 */
export function findSwappedTiers(
  { pointer, amounts }: Pick<PayrollRow, 'pointer' | 'amounts'>,
  verb: 'pays' | 'gets',
): Findings {
  const amountByTier = new Map(amounts.map(({ tier, amount }) => [tier, amount]))
  const pairs = amounts.flatMap(({ tier: larger, amount }) =>
    smallerTiers[larger].flatMap((smaller) =>
      (amountByTier.get(smaller) ?? 0) > amount ? [{ larger, smaller }] : [],
    ),
  )
  const [first] = pairs
  if (!first) return []
  const pairsWith = (tier: CoverageCode) =>
    pairs.filter(({ larger, smaller }) => larger === tier || smaller === tier)
  const worst = amounts
    .map(({ tier }) => tier)
    .reduce((most, tier) => (pairsWith(tier).length > pairsWith(most).length ? tier : most), first.larger)
  const { larger, smaller } = pairsWith(worst)[0]!
  const [high, low] = [amountByTier.get(smaller)!, amountByTier.get(larger)!].map(formatDollars)
  const who = smaller === 'EE' ? 'the employee alone' : `tier ${smaller}, which covers fewer people`
  return {
    pointer: `${pointer}/${worst}`,
    message: `Tier ${larger} ${verb} ${low} a year, less than the ${high} for ${who}.`,
    help: 'Check whether the amounts of two tiers are swapped.',
  }
}
