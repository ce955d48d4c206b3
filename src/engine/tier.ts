import type { CoverageCode } from '../contract/inputs.ts'
import type { MoneyByTier } from '../contract/plans.ts'
import { toCents, type Cents } from './money.ts'

/** Whether the limits of a family hold: for every tier but the employee alone. */
export function isFamily(tier: CoverageCode): boolean {
  return tier !== 'EE'
}

/** A tier's amount. One child is priced as children are, where the document has no figure of its own for it. */
export function amountOf(amounts: MoneyByTier, tier: CoverageCode): Cents {
  return toCents(tier === 'EK' ? (amounts.EK ?? amounts.EC) : amounts[tier])
}
