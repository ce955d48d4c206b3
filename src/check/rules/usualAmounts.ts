import type { CoverageCode } from '../../contract/inputs.ts'

/** From where to where the amounts go that clients have, in dollars. */
export interface UsualRange {
  least: number
  most: number
}

/** Nothing at all is usual too: a plan that costs no pay, a service that costs nothing. */
export function isWithin({ least, most }: UsualRange, amount: number): boolean {
  return amount === 0 || (amount >= least && amount <= most)
}

/**
 * What comes out of pay for a year. The least is what published line-ups ask at least: the State of Idaho's
 * high-deductible plan of FY2025 takes 198.48 for an employee and a child and 1,125.84 for a family, and bands of low
 * pay are asked for some tenths less. Below $600 a family's amount is more likely one of a month: those go from 94
 * (Idaho) to 448 (Gettysburg College, 2026). The most leaves half as much room again above the whole premium, which
 * was 9,325 and 26,993 on average in 2025 (KFF, Employer Health Benefits Survey).
 */
export const usualPayroll: Record<CoverageCode, UsualRange> = {
  EE: { least: 0, most: 15_000 },
  ES: { least: 100, most: 40_000 },
  EK: { least: 60, most: 40_000 },
  EC: { least: 100, most: 40_000 },
  EF: { least: 600, most: 40_000 },
}

/** What a tier pays beside the employee alone, in the middle of the line-ups in print; in single ones up to twice that. */
export const usualShare: Record<CoverageCode, number> = { EE: 1, ES: 2.2, EK: 1.6, EC: 1.9, EF: 3 }

/** What an employee alone pays in a year: 1,440 on average in 2025 (KFF). */
export const usualAlone = 1440

/**
 * From when an amount is odd beside those of its row: a year for a month is twelve times. Many employers take next to
 * nothing for the employee alone.
 */
export const oddCell = { alone: { more: 5, less: 10 }, others: { more: 5, less: 6 } }

/** The dearest row asks for some six times what the others ask, and one for low pay for a tenth of it. */
export const oddRow = { more: 7, less: 10 }

/** A year's surcharge or credit: 420 to 1,950 in print (Indiana, Purdue, Republic Services). */
export const usualSurcharge: UsualRange = { least: 100, most: 10_000 }

/** Deductibles and maxima; the law's cap on a family was 24,000 in 2027. */
export const usualLimit: UsualRange = { least: 0, most: 50_000 }

/** What the company pays into an account in a year: some 250 to 2,250 in print, of which a month's part is less than 200. */
export const usualCompanyMoney: UsualRange = { least: 100, most: 20_000 }

/** A copay may be more than a cheap drug costs, and is never several times the price of a visit. */
export const usualCopayRatio = 5

/** What care costs at a place beside another: 0.75 to 1.35 in one published estimator. */
export const usualFactor: UsualRange = { least: 0.5, most: 2 }
