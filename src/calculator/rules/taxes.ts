import { taxFiguresFor, type Bracket, type FilingStatus } from './taxFigures.ts'

/** What an employee's taxes depend on. All money is in dollars a year. */
export interface TaxSituation {
  filingStatus: FilingStatus
  /** The pay of the household before taxes. */
  income: number
  /** The part of the income that is the employee's own pay. */
  ownPay: number
  /** The state's income tax as a percentage: 5 is 5%. */
  statePercentage: number
  /** Whether the contribution comes from the paychecks, and so also saves Social Security and Medicare taxes. */
  savesPayrollTax: boolean
}

/** Whole dollars, so that the amounts on the screen sum to their total. */
export interface TaxSaved {
  federal: number
  payroll: number
  state: number
  total: number
}

/** The taxes that a contribution in dollars saves, at the rates for a year. */
export function taxSaved(contribution: number, situation: TaxSituation, year: number): TaxSaved {
  const { filingStatus, income, ownPay, statePercentage, savesPayrollTax } = situation
  const { standardDeduction, incomeTax, socialSecurity, medicare } = taxFiguresFor(year)
  const taxable = income - standardDeduction[filingStatus]
  const federal = Math.round(savedBy(contribution, taxable, incomeTax[filingStatus]))
  const payroll = savesPayrollTax
    ? Math.round(
        savedBy(contribution, ownPay, socialSecurity) + savedBy(contribution, income, medicare[filingStatus]),
      )
    : 0
  const state = Math.round((Math.min(contribution, income) * statePercentage) / 100)
  return { federal, payroll, state, total: federal + payroll + state }
}

/** The tax on an income in dollars, bracket by bracket. */
export function taxOn(income: number, brackets: Bracket[]): number {
  return brackets.reduce((tax, { rate, upTo }, index) => {
    const from = brackets[index - 1]?.upTo ?? 0
    return tax + rate * Math.max(0, Math.min(income, upTo) - from)
  }, 0)
}

function savedBy(contribution: number, income: number, brackets: Bracket[]) {
  return taxOn(income, brackets) - taxOn(income - contribution, brackets)
}
