import type { CoverageCode } from './inputs.ts'
import type { Instance } from './instance.ts'
import type { MoneyByTier } from './generated/plans.d.ts'

/** A client's tiers, from the smallest household to the largest. */
export function tiersOf({
  features,
}: {
  features: Pick<Instance['features'], 'singleChild'>
}): CoverageCode[] {
  return features.singleChild ? ['EE', 'ES', 'EK', 'EC', 'EF'] : ['EE', 'ES', 'EC', 'EF']
}

/** The dollars of a tier. One child costs as much as several unless the document has an amount for one. */
export function amountOfTier(amounts: MoneyByTier, tier: CoverageCode): number {
  return tier === 'EK' ? (amounts.EK ?? amounts.EC) : amounts[tier]
}

/** A document may have other tier names, because its schema only advises against them. */
export function isTier(name: string): name is CoverageCode {
  return Object.hasOwn(smallerTiers, name)
}

/** For each tier, the tiers that cover only some of its persons. */
export const smallerTiers: Record<CoverageCode, readonly CoverageCode[]> = {
  EE: [],
  ES: ['EE'],
  EK: ['EE'],
  EC: ['EE', 'EK'],
  EF: ['EE', 'EK', 'ES', 'EC'],
}
