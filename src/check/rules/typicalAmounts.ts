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
 * What comes out of pay for a year. Below $600 a family's amount is more likely one of a month: those go from 94 (the
 * State of Idaho's high-deductible plan of FY2025, 1,125.84 a year) to 448 (Gettysburg College, 2026). Who covers fewer
 * pays next to nothing in many plans. The most leaves half as much room again above the whole premium, which was 9,325
 * and 26,993 on average in 2025 (KFF, Employer Health Benefits Survey).
 */
export const typicalPayroll: Record<CoverageCode, UsualRange> = {
  EE: { least: 0, most: 15_000 },
  ES: { least: 0, most: 40_000 },
  EK: { least: 0, most: 40_000 },
  EC: { least: 0, most: 40_000 },
  EF: { least: 600, most: 40_000 },
}

/** What a family pays at least in a year for the dearest of several plans; by the month that is hardly ever as much. */
export const typicalDearestFamily = 1500

/** What a tier pays beside the employee alone, in the middle of the line-ups in print; in single ones up to twice that. */
export const typicalShare: Record<CoverageCode, number> = { EE: 1, ES: 2.2, EK: 1.6, EC: 1.9, EF: 3 }

/** What an employee alone pays in a year: 1,440 on average in 2025 (KFF). */
export const typicalAlone = 1440

/**
 * From when an amount is odd beside those of its row: a year for a month is twelve times. Many employers take next to
 * nothing for the employee alone.
 */
export const oddCell = { alone: { more: 5, less: 10 }, others: { more: 5, less: 6 } }

/** The dearest row asks for some six times what the others ask, and one for low pay for a tenth of it. */
export const oddRow = { more: 7, less: 10 }

/** A year's surcharge: 420 to 1,950 in print (Indiana, Purdue, Republic Services). */
export const typicalSurcharge: UsualRange = { least: 100, most: 10_000 }

/** A year's credit; for a questionnaire or a screening it is some dollars. */
export const typicalCredit: UsualRange = { least: 0, most: 10_000 }

/** Deductibles and maxima, where there is one; the law's cap on a family was 24,000 in 2027. */
export const typicalLimit: UsualRange = { least: 50, most: 50_000 }

/** What a member pays of a price in a whole plan, in per cent: up to 50 in plans of bronze. */
export const typicalCoinsurance: UsualRange = { least: 1, most: 50 }

/** What the company pays into an account in a year: some 250 to 2,250 in print, of which a month's part is less than 200. */
export const typicalCompanyMoney: UsualRange = { least: 100, most: 20_000 }

/** What care costs at a place beside another: 0.75 to 1.35 in one published estimator. */
export const usualFactor: UsualRange = { least: 0.5, most: 2 }

/** How often one person uses a service in a year at most: dialysis is three times a week. */
export const mostUsualUses = 200

/** How many payroll deductions a year has: by the month, twice a month, every two weeks, by the week. */
export const usualPayPeriods: readonly number[] = [12, 24, 26, 52]
