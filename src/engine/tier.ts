import type { CoverageCode } from '../contract/inputs.ts'
import type { MoneyByTier } from '../contract/plans.ts'
import { amountOfTier } from '../contract/tiers.ts'
import { toCents, type Cents } from './money.ts'

/** Whether a plan's family limits apply. */
export function isFamilyTier(tier: CoverageCode): boolean {
  return tier !== 'EE'
}

export function amountForTier(amounts: MoneyByTier, tier: CoverageCode): Cents {
  return toCents(amountOfTier(amounts, tier))
}
