import type { CoverageCode } from '../../contract/inputs.ts'

export const tierTitles: Record<CoverageCode, string> = {
  EE: 'Employee only',
  ES: 'Employee and spouse',
  EK: 'Employee and one child',
  EC: 'Employee and children',
  EF: 'Family',
}

const shortTitles: Record<CoverageCode, string> = {
  EE: 'Employee',
  ES: '+ Spouse',
  EK: '+ Child',
  EC: '+ Children',
  EF: 'Family',
}

/** For the head of a column. @param tiers of the client */
export function shortTierTitle(tier: CoverageCode, tiers: readonly CoverageCode[]): string {
  return tier === 'EC' && !tiers.includes('EK') ? '+ Child(ren)' : shortTitles[tier]
}

export const allTiers = Object.keys(tierTitles)
