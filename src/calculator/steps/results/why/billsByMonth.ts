import type { PlanCosts } from '../../../../contract/outputs.ts'
import { roundToSum } from '../../../rules/roundToSum.ts'

export interface Bills {
  /** Whole dollars that sum to the rounded out-of-pocket expenses. */
  months: {
    /** The month of the calendar year, from 0. */
    month: number
    amount: number
    /** The exact amount as a part of the most expensive month: equal months have equal bars. */
    part: number
  }[]
  /** The month by which two thirds of the expenses have fallen due. Null if it is in the second half of the months. */
  mostBy: number | null
  /** Dollars that no month costs more than in nine of ten years. */
  highest: number
}

/** When a plan's expenses fall due. Null without expenses, or if there are fewer than two months. */
export function billsByMonth({ monthly, outOfPocketExpenses }: PlanCosts): Bills | null {
  const total = Math.round(outOfPocketExpenses)
  if (!monthly || monthly.expenses.length < 2 || Math.min(...monthly.expenses) < 0 || total <= 0) return null
  const { expenses, highest } = monthly
  // Coverage that starts mid-year ends with the calendar year.
  const firstMonth = 12 - expenses.length
  const most = expenses.findIndex((_, index) => sum(expenses.slice(0, index + 1)) >= (sum(expenses) * 2) / 3)
  return {
    months: roundToSum(expenses, total).map((amount, index) => ({
      month: firstMonth + index,
      amount,
      part: expenses[index]! / Math.max(...expenses),
    })),
    mostBy: most < expenses.length / 2 ? firstMonth + most : null,
    highest,
  }
}

function sum(amounts: number[]) {
  return amounts.reduce((total, amount) => total + amount, 0)
}
