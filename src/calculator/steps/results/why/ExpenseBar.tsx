import type { CSSProperties } from 'react'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { shareNames, type ExpenseShares } from './expenseShares.ts'
import './ExpenseBar.css'

/** The shares of the full price as a bar, and as a list that is its legend. */
export function ExpenseBar({ shares }: { shares: ExpenseShares }) {
  const texts = sectionTexts.why
  const parts = shareNames.filter((name) => shares[name] > 0)
  return (
    <div className="expense-bar">
      <div className="expense-bar-parts" aria-hidden>
        {parts.map((name) => (
          <span key={name} data-share={name} style={{ '--amount': shares[name] } as CSSProperties} />
        ))}
      </div>
      <ul>
        {parts.map((name) => (
          <li key={name}>
            <span data-share={name} aria-hidden />
            <span>{texts.shares[name]}</span> <b>{formatMoney(shares[name])}</b>
          </li>
        ))}
        <li>
          <span>{texts.total}</span> <b>{formatMoney(shares.fullPrice)}</b>
        </li>
      </ul>
    </div>
  )
}
