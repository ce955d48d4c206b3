import type { CoverageCode } from '../../contract/inputs.ts'

/** The names of the coverage tiers for consultants. */
export const tierTitles: Record<CoverageCode, string> = {
  EE: 'Employee only',
  ES: 'Employee and spouse',
  EK: 'Employee and one child',
  EC: 'Employee and children',
  EF: 'Family',
}
