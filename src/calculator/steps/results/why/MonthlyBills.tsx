import { sum } from 'd3-array'
import type { CSSProperties } from 'react'
import type { PlanCosts } from '../../../../contract/outputs.ts'
import { formatMonth, formatShortMonth } from '../../../rules/formatDate.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { roundToSum } from '../../../rules/roundToSum.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import './Why.css'

/** A bar for each month. Where the columns do not fit, each month is a row. */
export function MonthlyBills({ months, mostBy, highest }: Bills) {
  const texts = sectionTexts.why.months
  const most = Math.max(...months.map(({ amount }) => amount))
  return (
    <div className="monthly-bills">
      <h3>{texts.heading}</h3>
      <p>
        {highest >= 0.5 && texts.highest({ amount: <b className="one-line">{formatMoney(highest)}</b> })}{' '}
        {mostBy === null ? texts.averages : texts.early({ month: formatMonth(mostBy) })}
      </p>
      <ol data-stacked={Math.round(most) > 99_999}>
        {months.map(({ month, amount, part }) => (
          <li key={month} style={{ '--part': part } as CSSProperties}>
            <span className="monthly-bills-month">
              <span className="visually-hidden">{formatMonth(month)}</span>
              <span aria-hidden>{formatShortMonth(month)}</span>
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
