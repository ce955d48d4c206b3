import type { CoverageCode } from './inputs.ts'
import type { Instance } from './instance.ts'

/** A client's tiers, from the smallest household to the largest. */
export function tiersOf({ features }: Pick<Instance, 'features'>): CoverageCode[] {
  return features.singleChild ? ['EE', 'ES', 'EK', 'EC', 'EF'] : ['EE', 'ES', 'EC', 'EF']
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
