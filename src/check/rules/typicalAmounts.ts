import type { CoverageCode } from '../../contract/inputs.ts'

/** Between these amounts, in dollars, an amount is probably correct. */
export interface TypicalRange {
  min: number
  max: number
}

/** Zero is typical too: a plan without a payroll deduction, a free service. */
export function isTypical({ min, max }: TypicalRange, amount: number): boolean {
  return amount === 0 || (amount >= min && amount <= max)
}

/**
 * Payroll deductions per year. A family deduction below $600 is more likely monthly: monthly ones range from 94 (State
 * of Idaho high-deductible plan, FY2025: 1,125.84 a year) to 448 (Gettysburg College, 2026). The other tiers pay next to
 * nothing in many plans. The maximum is about 1.5 times the full premium, which averaged 9,325 and 26,993 in 2025 (KFF,
 * Employer Health Benefits Survey).
 */
export const typicalPayroll: Record<CoverageCode, TypicalRange> = {
  EE: { min: 0, max: 15_000 },
  ES: { min: 0, max: 40_000 },
  EK: { min: 0, max: 40_000 },
  EC: { min: 0, max: 40_000 },
  EF: { min: 600, max: 40_000 },
}

/** Deduction of a tier as a multiple of employee-only: the median of published plans. Individual plans reach twice that. */
export const typicalTierRatio: Record<CoverageCode, number> = { EE: 1, ES: 2.2, EK: 1.6, EC: 1.9, EF: 3 }

/**
 * The ratios from which an amount is an outlier in its row. A yearly amount in place of a monthly one has a ratio of 12.
 * Many employers deduct next to nothing for the employee alone.
 */
export const outlierRatios = { above: 5, below: 6, belowAlone: 10 }

/** A year's surcharge: published ones range from 420 to 1,950 (Indiana, Purdue, Republic Services). */
export const typicalSurcharge: TypicalRange = { min: 100, max: 10_000 }

/** A year's credit: a few dollars for a questionnaire or a screening. */
export const typicalCredit: TypicalRange = { min: 0, max: 10_000 }

/** Deductibles and out-of-pocket maximums above 0. The ACA limit for a family is 24,000 in 2027. */
export const typicalLimit: TypicalRange = { min: 50, max: 50_000 }

/** The member's percentage for a whole plan: up to 50 in bronze plans. */
export const typicalCoinsurance: TypicalRange = { min: 1, max: 50 }

/** What the company pays into an account in a year: published amounts range from 250 to 2,250, below 200 a month. */
export const typicalCompanyMoney: TypicalRange = { min: 100, max: 20_000 }

/** Price level of a location: 0.75 to 1.35 in one published estimator. */
export const typicalFactor: TypicalRange = { min: 0.5, max: 2 }

/** Uses of a service that no typical year has, by one person in a year: dialysis takes place three times a week. */
export const maxTypicalUses = 200

/**
 * Payroll deductions a year: monthly, twice a month, every two weeks, weekly; and those of schools, which take none in
 * summer.
 */
export const typicalPayPeriods: readonly number[] = [12, 24, 26, 52, 9, 10, 18, 20, 21, 22]

/** Words in the names of services that can cost as much as a transplant, and of others that never do. */
const expensive =
  /emergency|hospital|inpatient|surg|matern|birth|deliver|transplant|specialty|infusion|chemo|radiation|cancer|oncolog|\bivf\b|fertil|dialysis/i
const cheap =
  /\burgent|generic|prescription|\bdrug|brand|\brx\b|\blab|x-?ray|ultrasound|visit|tele|check-?up|physical|screening/i

/** The typical price of one use of a service that the catalog does not have, judged by its name. */
export function typicalPrice(name: string): TypicalRange {
  return { min: 0, max: cheap.test(name) && !expensive.test(name) ? 10_000 : 250_000 }
}

/** A plan year that is further from a published price is probably a typo, which another rule reports. */
export const maxTrendedYears = 25

/** A price is unusual if it is more than this many times the published one, or less than its reciprocal. */
export const outlierPriceFactor = 5

/** Uses are unusual if they are more than this many times the most that one person has in any typical year. */
const outlierUsesFactor = 6

/** The most uses of a service of the catalog that are not unusual. Weekly therapy is usual, though no typical year has it. */
export function mostUsualUses(service: string, typical: number): number {
  return Math.max(typical * outlierUsesFactor, service === 'psychotherapy' ? 52 : 0)
}

/**
 * The median of amounts above 0, or undefined if there are none. For an even count it is the geometric mean of the two
 * middle amounts, because callers compare amounts by their ratio.
 */
export function median(amounts: readonly number[]): number | undefined {
  if (amounts.length === 0) return undefined
  const sorted = amounts.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return Math.sqrt(sorted[Math.floor(middle)]! * sorted[Math.ceil(middle)]!)
}
