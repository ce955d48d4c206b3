import type { CoverageCode } from '../contract/inputs.ts'
import type { MoneyByTier } from '../contract/plans.ts'
import { toCents, type Cents } from './money.ts'

/** Whether a plan's family limits apply. */
export function isFamilyTier(tier: CoverageCode): boolean {
  return tier !== 'EE'
}

/** The amount for a tier. EK has the amount of EC unless the document has one for it. */
export function amountForTier(amounts: MoneyByTier, tier: CoverageCode): Cents {
  return toCents(tier === 'EK' ? (amounts.EK ?? amounts.EC) : amounts[tier])
}
