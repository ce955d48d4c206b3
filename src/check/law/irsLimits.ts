/** Dollars a year, for one person covered alone and for a family. */
interface SelfAndFamily {
  self: number
  family: number
}

/** What the law of the United States sets for a plan year. */
export interface LawFigures {
  /** The most that may come into a health savings account, the company's money included. */
  hsa: SelfAndFamily
  /** The least deductible of a plan that comes with such an account. */
  hdhpDeductible: SelfAndFamily
  /** The highest out-of-pocket maximum of such a plan. */
  hdhpMaximum: SelfAndFamily
  /** The most that an employee may put into a health flexible spending account; not published for every year yet. */
  fsa?: number
  /** The highest out-of-pocket maximum of any plan under the Affordable Care Act. */
  acaMaximum: SelfAndFamily
}

/** What can be said of a plan year: by its own figures, or before they are published by the last that are known. */
export interface LawOfYear extends LawFigures {
  /** The year of the figures. */
  year: number
  isPublished: boolean
  /** How many times the highest amounts may have grown meanwhile. */
  growth: number
}

/** The caps grew by up to 15% from one year to the next; the least deductibles never shrank. */
const yearlyGrowth = 1.15

/**
 * By plan year. Sources: HSA and high-deductible plans from IRS Rev. Proc. 2023-23 (2024), 2024-25 (2025), 2025-19
 * (2026) and 2026-24 (2027); FSA from Rev. Proc. 2023-34 (2024), 2024-40 (2025) and 2025-32 (2026); the cap of the
 * Affordable Care Act from the payment notices of CMS.
 */
const figuresByYear: ReadonlyMap<number, LawFigures> = new Map([
  [
    2024,
    {
      hsa: { self: 4150, family: 8300 },
      hdhpDeductible: { self: 1600, family: 3200 },
      hdhpMaximum: { self: 8050, family: 16_100 },
      fsa: 3200,
      acaMaximum: { self: 9450, family: 18_900 },
    },
  ],
  [
    2025,
    {
      hsa: { self: 4300, family: 8550 },
      hdhpDeductible: { self: 1650, family: 3300 },
      hdhpMaximum: { self: 8300, family: 16_600 },
      fsa: 3300,
      acaMaximum: { self: 9200, family: 18_400 },
    },
  ],
  [
    2026,
    {
      hsa: { self: 4400, family: 8750 },
      hdhpDeductible: { self: 1700, family: 3400 },
      hdhpMaximum: { self: 8500, family: 17_000 },
      fsa: 3400,
      acaMaximum: { self: 10_600, family: 21_200 },
    },
  ],
  [
    2027,
    {
      hsa: { self: 4500, family: 9000 },
      hdhpDeductible: { self: 1750, family: 3500 },
      hdhpMaximum: { self: 8700, family: 17_400 },
      acaMaximum: { self: 12_000, family: 24_000 },
    },
  ],
])

/** The last plan year whose figures are known here. */
export const lastKnownYear = Math.max(...figuresByYear.keys())

export function irsLimits(year: number): LawFigures | undefined {
  return figuresByYear.get(year)
}

/** Undefined of years before the first that is known, which nobody configures any more. */
export function lawOf(year: number): LawOfYear | undefined {
  const known = Math.min(year, lastKnownYear)
  const figures = irsLimits(known)
  return (
    figures && {
      ...figures,
      year: known,
      isPublished: known === year,
      growth: yearlyGrowth ** (year - known),
    }
  )
}
