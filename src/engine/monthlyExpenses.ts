import type { MonthlyExpenses } from '../contract/outputs.ts'
import { roundToSum, toDollars, type Cents } from './money.ts'
import type { OnPaid } from './payClaims.ts'
import { percentile } from './costSpread.ts'

/** Sums what is paid in each covered month, for each order. */
export class MonthlySums {
  /** Needs the claims of all orders, one order after the other. */
  readonly onPaid: OnPaid
  readonly #months: number
  /** The expenses of each month, one order after the other. */
  readonly #sums: Float64Array

  /** @param dates for each order, the date of each claim in it, from 0 to below 1. */
  constructor(dates: readonly Float64Array[], months: number) {
    const sums = new Float64Array(dates.length * months)
    this.#months = months
    this.#sums = sums
    let order = -1
    let ownDates: Float64Array
    this.onPaid = (_, { deductible, copay, coinsurance, notCovered }, position) => {
      if (position === 0) {
        order += 1
        ownDates = dates[order]!
      }
      const month = Math.trunc(ownDates[position]! * months)
      sums[order * months + month]! += deductible + copay + coinsurance + notCovered
    }
  }

  /**
   * The mean of each month, rounded so that the months sum to the expenses, and an amount that no month exceeds in nine of
   * ten years.
   */
  toExpenses(expenses: Cents): MonthlyExpenses {
    const orders = this.#sums.length / this.#months
    const means = new Float64Array(this.#months)
    const highest = Array.from({ length: orders }, () => 0)
    for (let order = 0, index = 0; order < orders; order++)
      for (let month = 0; month < this.#months; month++, index++) {
        means[month]! += this.#sums[index]! / orders
        highest[order] = Math.max(highest[order]!, this.#sums[index]!)
      }
    return {
      expenses: Array.from(roundToSum(means, expenses), toDollars),
      highest: toDollars(percentile(highest, 0.9)),
    }
  }
}
