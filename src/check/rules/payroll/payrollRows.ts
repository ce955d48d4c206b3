import type { CoverageCode } from '../../../contract/inputs.ts'
import type { Id } from '../../../contract/instance.ts'
import type { PlansDocument } from '../../../contract/plans.ts'
import { isTier, smallerTiers } from '../../../contract/tiers.ts'
import { isTypical, median, outlierRatios, typicalPayroll, typicalTierRatio } from '../typicalAmounts.ts'
import { formatDollars } from '../wording.ts'
import type { Findings } from '../../LinterRule.ts'

export interface TierAmount {
  tier: CoverageCode
  /** Dollars a year. */
  amount: number
}

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
  /** Empty for amounts per pay period in a document without payPeriods. */
  amounts: TierAmount[]
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

/** An amount that fits neither the other tiers of its row nor the same tier in other rows. */
interface PayrollOutlier extends TierAmount {
  row: PayrollRow
  /** The amount divided by the one that the others suggest. */
  ratio: number
}

interface ComparedPayroll {
  outliers: PayrollOutlier[]
  /** The rows without outliers and without amounts that another rule reports by themselves. */
  rows: PayrollRow[]
}

/** Several rules compare the payroll of a document. */
const cache = new WeakMap<PlansDocument, ComparedPayroll>()

export function comparePayroll(document: PlansDocument): ComparedPayroll {
  const compared = cache.get(document) ?? findOutliers(payrollRows(document))
  cache.set(document, compared)
  return compared
}

function findOutliers(all: readonly PayrollRow[]): ComparedPayroll {
  const typical = all.filter(({ amounts }) =>
    amounts.every(({ tier, amount }) => isTypical(typicalPayroll[tier], amount)),
  )
  const amounts = typical.flatMap(ratiosInRow)
  const outliers = amounts
    .filter(({ tier, ratio }) => isOutlier(tier, ratio))
    .map((amount) => {
      const elsewhere = amounts.filter(({ row, tier }) => tier === amount.tier && row !== amount.row)
      return { ...amount, ratio: amount.ratio / (median(elsewhere.map(({ ratio }) => ratio)) ?? 1) }
    })
    .filter(({ tier, ratio }) => isOutlier(tier, ratio))
  const rowsWithOutlier = new Set(outliers.map(({ row }) => row))
  return { outliers, rows: typical.filter((row) => !rowsWithOutlier.has(row)) }
}

/** Compares each amount with the others of its row. Amounts of 0 are common and fit any other amount. */
function ratiosInRow(row: PayrollRow): PayrollOutlier[] {
  const amounts = row.amounts.filter(({ amount }) => amount > 0)
  // If a row has two amounts, nothing shows which one is the outlier.
  if (amounts.length < 3) return []
  const normalize = ({ tier, amount }: TierAmount) => amount / typicalTierRatio[tier]
  return amounts.map((amount) => {
    const others = amounts.filter((other) => other !== amount).map(normalize)
    return { row, ...amount, ratio: normalize(amount) / median(others)! }
  })
}

function isOutlier(tier: CoverageCode, ratio: number) {
  return ratio >= outlierRatios.above || ratio <= 1 / outlierRatios[tier === 'EE' ? 'belowAlone' : 'below']
}

/**
 * Reports the first tier that has less than one that covers fewer people.
 * @param verb what a tier does with the amount
 */
export function findSwappedTiers(
  pointer: string,
  amounts: readonly TierAmount[],
  verb: 'pays' | 'gets',
): Findings {
  const amountByTier = new Map(amounts.map(({ tier, amount }) => [tier, amount]))
  const [swapped] = amounts.flatMap(({ tier: larger, amount: low }) =>
    smallerTiers[larger].flatMap((smaller) => {
      const high = amountByTier.get(smaller) ?? 0
      return high > low ? [{ larger, low, smaller, high }] : []
    }),
  )
  if (!swapped) return []
  const { larger, low, smaller, high } = swapped
  const who = smaller === 'EE' ? 'the employee alone' : `tier ${smaller}, which covers fewer people`
  return {
    pointer: `${pointer}/${larger}`,
    message: `Tier ${larger} ${verb} ${formatDollars(low)} a year, less than the ${formatDollars(high)} for ${who}.`,
    help: 'Check whether the amounts of two tiers are swapped.',
  }
}
