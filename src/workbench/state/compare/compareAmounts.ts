import { valueAt } from '../../../contract/pointer.ts'
import { isRecord } from '../../../contract/isRecord.ts'
import { compareByProperty } from './compareValues.ts'
import { describeValue } from './describeValue.ts'
import { createDifference, restore, type Comparison, type Difference, type Spot } from './Difference.ts'
import { describeMoney, formatAmount, perYear, type Unit, type Words } from './money.ts'

/**
 * Compares rows whose amounts are in one of several properties: per year or per paycheck, by tier or for all. A change
 * of the property is one line with both units. Null if a row does not have exactly one of them.
 * @param placeOf the place of the amount for a tier; no tier stands for all tiers
 */
export function compareRow(
  comparison: Comparison,
  spot: Spot,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  properties: readonly string[],
  placeOf: (tier: string[]) => string[],
): Difference[] | null {
  const earlier = readAmounts(before, properties, comparison.before)
  const later = readAmounts(after, properties, comparison.after)
  if (!earlier || !later) return null
  const isSameProperty = earlier.property === later.property
  const tiers = new Set(
    [earlier, later].flatMap(({ amounts }) => (isNumber(amounts) ? [] : Object.keys(amounts))),
  )
  const differences = (tiers.size === 0 ? [null] : [...tiers]).flatMap((tier) => {
    const [old, dollars] = [amountFor(earlier, tier), amountFor(later, tier)]
    if (isSameProperty && old === dollars) return []
    const path = [...spot.path, later.property]
    if (tier !== null && !isNumber(later.amounts)) path.push(tier)
    const missing = { ...spot, path: [...spot.path, later.property, tier ?? ''], unit: null }
    const format = (amount: number | undefined, unit: Unit) =>
      amount === undefined
        ? describeValue(undefined, missing, comparison.findName)
        : formatAmount({ dollars: amount, unit })
    const words: Words =
      old !== undefined && dollars !== undefined
        ? describeMoney({ dollars: old, unit: earlier.unit }, { dollars, unit: later.unit })
        : { before: format(old, earlier.unit), after: format(dollars, later.unit), change: null }
    return [
      createDifference(
        { ...spot, path, place: placeOf(tier === null ? [] : [tier]) },
        { ...words, isAmount: true },
        isSameProperty ? restore({ ...spot, path }, old) : restore(spot, before),
      ),
    ]
  })
  return [...differences, ...compareByProperty(comparison, spot, before, after, properties)]
}

interface Amounts {
  property: string
  unit: Unit
  /** One amount for all tiers, or an amount for each. */
  amounts: number | Record<string, number>
}

function readAmounts(
  row: Record<string, unknown>,
  properties: readonly string[],
  year: Comparison['before'],
): Amounts | null {
  const [property, ...others] = properties.filter((name) => row[name] !== undefined)
  if (property === undefined || others.length > 0) return null
  const amounts = row[property]
  const isByTier =
    isRecord(amounts) && Object.keys(amounts).length > 0 && Object.values(amounts).every(isNumber)
  if (!isNumber(amounts) && !isByTier) return null
  const unit = property.startsWith('yearly') ? perYear : perPaycheck(year)
  return { property, unit, amounts: amounts as Amounts['amounts'] }
}

function amountFor({ amounts }: Amounts, tier: string | null): number | undefined {
  if (isNumber(amounts)) return amounts
  return tier === null ? undefined : amounts[tier]
}

/** @param names the properties with the number of paychecks a year, by preference before that of payroll deductions */
export function perPaycheck({ 'plans.json': document }: Comparison['before'], ...names: string[]): Unit {
  const counts = [...names, 'payPeriods'].map((name) => valueAt(document, `/${name}`))
  return { name: 'per paycheck', timesPerYear: counts.find(isNumber) ?? null }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
