import type { CoverageCode } from '../../../contract/inputs.ts'
import {
  median,
  amountOutlierBounds,
  rowOutlierBounds,
  typicalEmployeeOnlyPayroll,
  typicalTierRatio,
} from '../typicalAmounts.ts'
import type { PayrollRow } from './payrollRows.ts'

export interface PayrollAmount {
  row: PayrollRow
  tier: CoverageCode
  amount: number
  /** The amount divided by the typical ratio of its tier, which makes tiers comparable. */
  normalized: number
}

interface RowLevel {
  row: PayrollRow
  /** The median of the row's normalized amounts. */
  level: number
}

/** The amounts that fit neither the other tiers of their row nor the same tier in other rows. */
export function findAmountOutliers(rows: readonly PayrollRow[]): Outlier<PayrollAmount>[] {
  return findOutliers(
    rows.flatMap(normalizedAmounts),
    ratioToOtherRows,
    (amount, remaining) => ratiosWithinRows(remaining).get(amount) ?? 1,
    ({ tier }) => (tier === 'EE' ? amountOutlierBounds.employeeOnly : amountOutlierBounds.otherTiers),
  )
}

/**
 * The rows whose amounts are of another magnitude than those of the other rows.
 * @param amountOutliers amounts to ignore
 */
export function findRowOutliers(
  rows: readonly PayrollRow[],
  amountOutliers: Outlier<PayrollAmount>[],
): Outlier<RowLevel>[] {
  const isOutlier = ({ row, tier }: PayrollAmount) =>
    amountOutliers.some(({ item }) => item.row === row && item.tier === tier)
  const levels = rows.flatMap((row): RowLevel[] => {
    const amounts = normalizedAmounts(row).filter((amount) => !isOutlier(amount))
    const level = median(amounts.map(({ normalized }) => normalized))
    return level === undefined ? [] : [{ row, level }]
  })
  return findOutliers(
    levels,
    ratioToSuggestedLevel,
    ({ level }) => level / typicalEmployeeOnlyPayroll,
    () => rowOutlierBounds,
  )
}

/** Leaves out amounts of 0, which are common and fit any other amount. */
function normalizedAmounts(row: PayrollRow): PayrollAmount[] {
  return row.amounts
    .filter(({ amount }) => amount > 0)
    .map(({ tier, amount }) => ({ row, tier, amount, normalized: amount / typicalTierRatio[tier] }))
}

/** Compares the ratio of an amount to the rest of its row with that ratio for the same tier in other rows. */
function ratioToOtherRows(amount: PayrollAmount, remaining: readonly PayrollAmount[]) {
  const ratios = ratiosWithinRows(remaining)
  const own = ratios.get(amount)
  if (own === undefined) return undefined
  const elsewhere = [...ratios].flatMap(([{ row, tier }, ratio]) =>
    row !== amount.row && tier === amount.tier ? [ratio] : [],
  )
  // If there is no other row, the typical ratio decides, which is 1 for normalized amounts.
  return own / (median(elsewhere) ?? 1)
}

/** findOutliers asks for the ratios of the same list once per amount. */
const ratiosCache = new WeakMap<readonly PayrollAmount[], Map<PayrollAmount, number>>()

/** The ratio of each amount to the median of the others in its row, if there are at least two others. */
function ratiosWithinRows(remaining: readonly PayrollAmount[]): Map<PayrollAmount, number> {
  const cached = ratiosCache.get(remaining)
  if (cached) return cached
  const ratios = new Map<PayrollAmount, number>()
  for (const amount of remaining) {
    const others = remaining.filter(({ row, tier }) => row === amount.row && tier !== amount.tier)
    // If a row has two amounts, nothing shows which one is the outlier.
    if (others.length > 1)
      ratios.set(amount, amount.normalized / median(others.map(({ normalized }) => normalized))!)
  }
  ratiosCache.set(remaining, ratios)
  return ratios
}

function ratioToSuggestedLevel({ row, level }: RowLevel, remaining: readonly RowLevel[]) {
  const others = remaining.filter((other) => other.row !== row)
  const suggested = median(levelsFromOtherPlans(row, others)) ?? median(others.map((other) => other.level))
  return suggested === undefined ? undefined : level / suggested
}

/**
 * The levels that a row would have if its salary band and location related to those of another row as they do in another
 * plan.
 */
function levelsFromOtherPlans({ plan, ...row }: PayrollRow, others: readonly RowLevel[]): number[] {
  const findLevel = (inPlan: number, { band, location }: Pick<PayrollRow, 'band' | 'location'>) =>
    others.find(
      (each) => each.row.plan === inPlan && each.row.band === band && each.row.location === location,
    )?.level
  return others.flatMap(({ row: other, level }) => {
    if (other.plan === plan || (other.band === row.band && other.location === row.location)) return []
    const samePlan = findLevel(plan, other)
    const sameEmployees = findLevel(other.plan, row)
    return samePlan === undefined || sameEmployees === undefined ? [] : [(samePlan * sameEmployees) / level]
  })
}

/** A ratio to the value that the other items suggest; undefined if they suggest none. */
type Ratio = number | undefined

/** An item is an outlier if its ratio is at least `above`, or at most 1 / `below`. */
interface OutlierBounds {
  above: number
  below: number
}

export interface Outlier<T> {
  item: T
  ratio: number
}

/**
 * Finds outliers, the most extreme first. Each outlier is removed before the next search, because it makes the others
 * look like outliers too.
 * @param ratioToOthers compares an item with all remaining ones
 * @param ownRatio breaks ties between items that are about equally extreme
 */
function findOutliers<T>(
  items: readonly T[],
  ratioToOthers: (item: T, remaining: readonly T[]) => Ratio,
  ownRatio: (item: T, remaining: readonly T[]) => number,
  boundsFor: (item: T) => OutlierBounds,
): Outlier<T>[] {
  let remaining = items
  const outliers: Outlier<T>[] = []
  for (;;) {
    const [worst] = remaining
      .flatMap((item) => outlierIfOutside(item, ratioToOthers(item, remaining), boundsFor(item)))
      .map((outlier) => ({
        ...outlier,
        size: deviation(outlier.ratio),
        ownSize: deviation(ownRatio(outlier.item, remaining)),
      }))
      .toSorted((a, b) => (isAboutEqual(a.size, b.size) ? b.ownSize - a.ownSize : b.size - a.size))
    if (!worst) return outliers
    outliers.push({ item: worst.item, ratio: worst.ratio })
    remaining = remaining.filter((item) => item !== worst.item)
  }
}

function outlierIfOutside<T>(item: T, ratio: Ratio, { above, below }: OutlierBounds): Outlier<T>[] {
  return ratio !== undefined && (ratio >= above || ratio <= 1 / below) ? [{ item, ratio }] : []
}

/** Ratios of 12 and 1/12 deviate equally. */
function deviation(ratio: number) {
  return Math.max(ratio, 1 / ratio)
}

function isAboutEqual(one: number, other: number) {
  return deviation(one / other) < 1.25
}
