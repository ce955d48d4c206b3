/** Dollars a year, for employee-only coverage and for a family. */
interface SelfAndFamily {
  self: number
  family: number
}

export interface LegalLimits {
  /** Highest contribution to a health savings account, company money included. */
  hsa: SelfAndFamily
  /** Lowest deductible of a plan with a health savings account. */
  hdhpDeductible: SelfAndFamily
  /** Highest out-of-pocket maximum of a plan with a health savings account. */
  hdhpMaximum: SelfAndFamily
  /** Highest employee contribution to a health flexible spending account. Undefined until it is published. */
  fsa?: number
  /** Highest out-of-pocket maximum of any plan under the Affordable Care Act. */
  acaMaximum: SelfAndFamily
}

/**
 * By plan year. Sources: HSA and high-deductible plans from IRS Rev. Proc. 2023-23 (2024), 2024-25 (2025), 2025-19
 * (2026) and 2026-24 (2027); FSA from Rev. Proc. 2023-34 (2024), 2024-40 (2025) and 2025-32 (2026); ACA maximums from
 * the CMS payment notices.
 */
const limitsByYear: Readonly<Record<number, LegalLimits>> = {
  2024: {
    hsa: { self: 4150, family: 8300 },
    hdhpDeductible: { self: 1600, family: 3200 },
    hdhpMaximum: { self: 8050, family: 16_100 },
    fsa: 3200,
    acaMaximum: { self: 9450, family: 18_900 },
  },
  2025: {
    hsa: { self: 4300, family: 8550 },
    hdhpDeductible: { self: 1650, family: 3300 },
    hdhpMaximum: { self: 8300, family: 16_600 },
    fsa: 3300,
    acaMaximum: { self: 9200, family: 18_400 },
  },
  2026: {
    hsa: { self: 4400, family: 8750 },
    hdhpDeductible: { self: 1700, family: 3400 },
    hdhpMaximum: { self: 8500, family: 17_000 },
    fsa: 3400,
    acaMaximum: { self: 10_600, family: 21_200 },
  },
  2027: {
    hsa: { self: 4500, family: 9000 },
    hdhpDeductible: { self: 1750, family: 3500 },
    hdhpMaximum: { self: 8700, family: 17_400 },
    acaMaximum: { self: 12_000, family: 24_000 },
  },
}

export const lastKnownYear = Math.max(...Object.keys(limitsByYear).map(Number))

/** Undefined for years whose limits are not known. */
export function irsLimits(year: number): LegalLimits | undefined {
  return limitsByYear[year]
}

/** Undefined if the limit is not published. An FSA's limit is the same for every coverage. */
export function contributionLimit(year: number, account: 'HSA' | 'FSA'): SelfAndFamily | undefined {
  const limits = irsLimits(year)
  if (account === 'HSA') return limits?.hsa
  return limits?.fsa === undefined ? undefined : { self: limits.fsa, family: limits.fsa }
}
