import type { CoverageCode } from './inputs.ts'
import type { Instance } from './instance.ts'

/** The tiers that a client has, from the smallest household to the largest. */
export function tiersOf({ features }: Pick<Instance, 'features'>): CoverageCode[] {
  return features.singleChild ? ['EE', 'ES', 'EK', 'EC', 'EF'] : ['EE', 'ES', 'EC', 'EF']
}

/** Documents may have other names: the schemas only advise against them. */
export function isTier(name: string): name is CoverageCode {
  return Object.hasOwn(coveringFewer, name)
}

/** By tier, those that cover fewer of the same persons. */
export const coveringFewer: Record<CoverageCode, readonly CoverageCode[]> = {
  EE: [],
  ES: ['EE'],
  EK: ['EE'],
  EC: ['EE', 'EK'],
  EF: ['EE', 'EK', 'ES', 'EC'],
}
