import { sum } from 'd3-array'
import type { CSSProperties } from 'react'
import type { PlanCosts } from '../../../../contract/outputs.ts'
import { formatMonth, formatMonthInitial } from '../../../rules/formatDate.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { roundToSum } from '../../../rules/roundToSum.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import './MonthlyBills.css'

/** A bar for each month. */
export function MonthlyBills({ months, mostBy }: Bills) {
  const texts = sectionTexts.bills.months
  return (
    <div className="monthly-bills stack">
      <p>{mostBy === null ? texts.averages : texts.early({ month: formatMonth(mostBy) })}</p>
      <ol>
        {months.map(({ month, amount, part }) => (
          <li key={month} style={{ '--part': part } as CSSProperties}>
            <span className="soft">
              <span className="visually-hidden">{formatMonth(month)}</span>
              <span aria-hidden>{formatMonthInitial(month)}</span>
            </span>{' '}
            <span className="monthly-bills-bar" aria-hidden />
            <span className="monthly-bills-amount">{formatMoney(amount)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface Bills {
  /** Whole dollars that sum to the rounded out-of-pocket expenses. */
  months: {
    /** The month of the calendar year, from 1. */
    month: number
    amount: number
    /** The exact amount as a part of the most expensive month: equal months have equal bars. */
    part: number
  }[]
  /** The month by which two thirds of the expenses have fallen due. Null if it is in the second half of the months. */
  mostBy: number | null
}

/** When a plan's expenses fall due. Null unless some month has twice as much as an average one. */
export function billsByMonth({ monthly, outOfPocketExpenses }: PlanCosts): Bills | null {
  const total = Math.round(outOfPocketExpenses)
  if (!monthly || monthly.expenses.length < 2 || Math.min(...monthly.expenses) < 0 || total <= 0) return null
  const { expenses } = monthly
  if (Math.max(...expenses) < (2 * sum(expenses)) / expenses.length) return null
  // Coverage that starts mid-year ends with the calendar year.
  const firstMonth = 13 - expenses.length
  const amounts = roundToSum(expenses, total)
  const most = amounts.findIndex((_, index) => sum(amounts.slice(0, index + 1)) >= (total * 2) / 3)
  return {
    months: amounts.map((amount, index) => ({
      month: firstMonth + index,
      amount,
      part: expenses[index]! / Math.max(...expenses),
    })),
    mostBy: most < expenses.length / 2 ? firstMonth + most : null,
  }
}
