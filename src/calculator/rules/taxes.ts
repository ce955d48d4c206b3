/** What an employee's taxes depend on. All money is in dollars a year. */
export interface TaxSituation {
  filingStatus: FilingStatus
  /** The pay of the household before taxes. */
  income: number
  /** The part of the income that is the employee's own pay. */
  ownPay: number
  /** The state's income tax as a percentage: 5 is 5%. */
  statePercentage: number
}

/** Whole dollars, so that the amounts on the screen sum to their total. */
export interface TaxSaved {
  federal: number
  payroll: number
  state: number
  total: number
}

/** The taxes that an amount in dollars saves if it leaves the paychecks before taxes, at the rates for a year. */
export function taxSaved(amount: number, situation: TaxSituation, year: number): TaxSaved {
  const { filingStatus, income, ownPay, statePercentage } = situation
  const { standardDeduction, incomeTax, socialSecurity, medicare } = taxFiguresFor(year)
  const taxable = income - standardDeduction[filingStatus]
  const federal = Math.round(savedBy(amount, taxable, incomeTax[filingStatus]))
  const payroll = Math.round(
    savedBy(amount, ownPay, socialSecurity) + savedBy(amount, income, medicare[filingStatus]),
  )
  const state = Math.round((Math.min(amount, income) * statePercentage) / 100)
  return { federal, payroll, state, total: federal + payroll + state }
}

/** The tax on an income in dollars, bracket by bracket. */
export function taxOn(income: number, brackets: Bracket[]): number {
  return brackets.reduce((tax, { rate, upTo }, index) => {
    const from = brackets[index - 1]?.upTo ?? 0
    return tax + rate * Math.max(0, Math.min(income, upTo) - from)
  }, 0)
}

function savedBy(amount: number, income: number, brackets: Bracket[]) {
  return taxOn(income, brackets) - taxOn(income - amount, brackets)
}

/** A marginal rate, from the end of the bracket before. */
interface Bracket {
  rate: number
  /** Dollars of income at which the bracket ends. */
  upTo: number
}

export const filingStatuses = ['single', 'joint', 'headOfHousehold'] as const

export type FilingStatus = (typeof filingStatuses)[number]

/** The federal figures of a tax year, in dollars. */
interface TaxFigures {
  year: number
  standardDeduction: Record<FilingStatus, number>
  /** Income tax on the income after the standard deduction. */
  incomeTax: Record<FilingStatus, Bracket[]>
  /** The employee's share of the Social Security tax, on one person's pay. */
  socialSecurity: Bracket[]
  /** The employee's share of the Medicare tax, with the additional tax on high pay. */
  medicare: Record<FilingStatus, Bracket[]>
  /** The most that an FSA may carry over into the next year. */
  carryOver: number
}

const incomeTaxRates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37]

/**
 * In ascending order of the year. Sources: income tax, standard deduction, and carry-over from IRS Rev. Proc. 2025-32
 * (2026); Social Security wage base from the Social Security Administration's announcement of October 24, 2025 (2026);
 * rates of Social Security and Medicare, and the pay from which the additional Medicare tax is due, from 26 U.S.C. § 3101.
 */
const figuresByYear: TaxFigures[] = [
  {
    year: 2026,
    standardDeduction: { single: 16_100, joint: 32_200, headOfHousehold: 24_150 },
    incomeTax: {
      single: toBrackets(incomeTaxRates, [12_400, 50_400, 105_700, 201_775, 256_225, 640_600]),
      joint: toBrackets(incomeTaxRates, [24_800, 100_800, 211_400, 403_550, 512_450, 768_700]),
      headOfHousehold: toBrackets(incomeTaxRates, [17_700, 67_450, 105_700, 201_750, 256_200, 640_600]),
    },
    socialSecurity: toBrackets([0.062, 0], [184_500]),
    medicare: {
      single: toBrackets([0.0145, 0.0235], [200_000]),
      joint: toBrackets([0.0145, 0.0235], [250_000]),
      headOfHousehold: toBrackets([0.0145, 0.0235], [200_000]),
    },
    carryOver: 680,
  },
]

/** The figures of a year; those of the nearest known year if they are not included. */
export function taxFiguresFor(year: number): TaxFigures {
  return figuresByYear.findLast((figures) => figures.year <= year) ?? figuresByYear[0]!
}

function toBrackets(rates: number[], ends: number[]): Bracket[] {
  return rates.map((rate, index) => ({ rate, upTo: ends[index] ?? Infinity }))
}
