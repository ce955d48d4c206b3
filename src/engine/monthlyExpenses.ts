import type { MonthlyExpenses } from '../contract/outputs.ts'
import { roundToSum, toDollars, type Cents } from './money.ts'
import type { OnPaid } from './payClaims.ts'
import { percentile } from './costSpread.ts'

/** Sums what is paid in each covered month, for each order. */
export class MonthlySums {
  /** Needs the claims of all orders, one order after the other. */
  readonly onPaid: OnPaid
  readonly #months: number
  /** For each order, the expenses of each month. */
  readonly #years: Float64Array[]

  /** @param dates for each order, the date of each claim in it, from 0 to below 1. */
  constructor(dates: readonly Float64Array[], months: number) {
    const years = dates.map(() => new Float64Array(months))
    this.#months = months
    this.#years = years
    let order = -1
    let ownDates: Float64Array
    let year: Float64Array
    this.onPaid = (_, { deductible, copay, coinsurance, notCovered }, position) => {
      if (position === 0) {
        order += 1
        ownDates = dates[order]!
        year = years[order]!
      }
      year[Math.trunc(ownDates[position]! * months)]! += deductible + copay + coinsurance + notCovered
    }
  }

  /**
   * The mean of each month, rounded so that the months sum to the expenses, and an amount that no month exceeds in nine of
   * ten years.
   */
  toExpenses(expenses: Cents): MonthlyExpenses {
    const years = this.#years
    const means = Array.from({ length: this.#months }, (_, month) =>
      years.reduce((sum, year) => sum + year[month]! / years.length, 0),
    )
    return {
      expenses: roundToSum(means, expenses).map(toDollars),
      highest: toDollars(
        percentile(
          years.map((year) => Math.max(...year)),
          0.9,
        ),
      ),
    }
  }
}
