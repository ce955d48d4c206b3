import type { CSSProperties } from 'react'
import { formatMonth, formatShortMonth } from '../../../rules/formatDate.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import type { Bills } from './billsByMonth.ts'
import './MonthlyBills.css'

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
