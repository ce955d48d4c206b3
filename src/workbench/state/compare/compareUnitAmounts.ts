import { isRecord } from '../../isRecord.ts'
import { createDifference, toPointer, type Comparison, type Spot } from './Comparison.ts'
import { describeMoney, formatAmount, type Unit, type Words } from './describeMoney.ts'
import { describeValue } from './describeValue.ts'
import type { Difference } from './Difference.ts'

/** A property with amounts, and how often they are paid. */
export interface UnitProperty {
  name: string
  unitBefore: Unit
  unit: Unit
}

/** The amounts of a row, which are in one of several properties: per year or per paycheck, by tier or for all. */
interface Amounts {
  property: UnitProperty
  /** One amount for all tiers, or an amount for each. */
  amounts: number | Record<string, number>
}

/**
 * Compares amounts that can be in different properties, so that a change of the unit is one line with both units.
 * Null if a row does not have exactly one of the properties.
 * @param placeOf the place of the amount for a tier; null stands for all tiers
 */
export function compareUnitAmounts(
  { findName }: Comparison,
  spot: Spot,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  properties: readonly UnitProperty[],
  placeOf: (tier: string | null) => string[],
): Difference[] | null {
  const earlier = readAmounts(before, properties)
  const later = readAmounts(after, properties)
  if (!earlier || !later) return null
  const isSameProperty = earlier.property === later.property
  return tiersIn(earlier, later).flatMap((tier) => {
    const dollars = { before: amountFor(earlier, tier), after: amountFor(later, tier) }
    if (isSameProperty && dollars.before === dollars.after) return []
    const isByTier = tier !== null && typeof later.amounts !== 'number'
    const path = [...spot.path, later.property.name, ...(isByTier ? [tier] : [])]
    const pattern = `${spot.pattern}/${later.property.name}/${tier ?? ''}`
    const missing = () => describeValue(undefined, { ...spot, pattern, unit: null }, findName)
    const words = describeAmounts(
      { ...dollars, unitBefore: earlier.property.unitBefore, unit: later.property.unit },
      missing,
    )
    return [
      createDifference(
        { ...spot, pointer: toPointer(path), place: placeOf(tier) },
        { ...words, isAmount: true },
        isSameProperty
          ? [{ file: spot.file, path, type: 'set', value: dollars.before }]
          : [{ file: spot.file, path: spot.path, type: 'set', value: before }],
      ),
    ]
  })
}

function describeAmounts(
  amounts: { before: number | undefined; after: number | undefined; unitBefore: Unit; unit: Unit },
  missing: () => string,
): Words {
  const { before, after, unitBefore, unit } = amounts
  if (before !== undefined && after !== undefined)
    return describeMoney({ dollars: before, unit: unitBefore }, { dollars: after, unit })
  return {
    before: before === undefined ? missing() : formatAmount({ dollars: before, unit: unitBefore }),
    after: after === undefined ? missing() : formatAmount({ dollars: after, unit }),
    change: null,
  }
}

function readAmounts(row: Record<string, unknown>, properties: readonly UnitProperty[]): Amounts | null {
  const present = properties.filter(({ name }) => row[name] !== undefined)
  const [property] = present
  if (!property || present.length > 1) return null
  const amounts = row[property.name]
  return isAmounts(amounts) ? { property, amounts } : null
}

function isAmounts(value: unknown): value is Amounts['amounts'] {
  return (
    typeof value === 'number' ||
    (isRecord(value) &&
      Object.keys(value).length > 0 &&
      Object.values(value).every((amount) => typeof amount === 'number'))
  )
}

/** The tiers of both rows; only null if both have one amount for all tiers. */
function tiersIn(...rows: readonly Amounts[]): (string | null)[] {
  const tiers = new Set(
    rows.flatMap(({ amounts }) => (typeof amounts === 'number' ? [] : Object.keys(amounts))),
  )
  return tiers.size === 0 ? [null] : [...tiers]
}

function amountFor({ amounts }: Amounts, tier: string | null): number | undefined {
  if (typeof amounts === 'number') return amounts
  return tier === null ? undefined : amounts[tier]
}
