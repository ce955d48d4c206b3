import type { CSSProperties } from 'react'
import type { PlanCosts } from '../../../../contract/outputs.ts'
import { sumExpenses } from '../../../rules/expenses.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { roundToSum } from '../../../rules/roundToSum.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { Term } from '../../../ui/Term.tsx'
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
      <ul className="stack tight">
        {parts.map((name) => (
          <li key={name}>
            <span data-share={name} aria-hidden />
            <span>
              {name === 'coinsurance' ? (
                <Term meaning={stepTexts.terms.coinsurance}>{texts.shares.coinsurance}</Term>
              ) : (
                texts.shares[name]
              )}
            </span>{' '}
            <b>{formatMoney(shares[name])}</b>
          </li>
        ))}
        <li>
          <span>{texts.total}</span> <b>{formatMoney(shares.fullPrice)}</b>
        </li>
      </ul>
    </div>
  )
}

/** The shares of the full price, in the order of the bar. */
export const shareNames = [
  'deductible',
  'copay',
  'coinsurance',
  'notCovered',
  'planPays',
  'savedByMaximum',
] as const

/** Whole dollars that sum to the full price. The first four sum to the rounded out-of-pocket expenses. */
export type ExpenseShares = Record<(typeof shareNames)[number] | 'fullPrice', number>

/** The shares of a plan whose lines sum to its expenses. Null if the member pays more than the full price. */
export function expenseShares({ explanation, outOfPocketExpenses }: PlanCosts): ExpenseShares | null {
  const sums = sumExpenses(explanation)
  const { deductible, copay, coinsurance, notCovered } = sums
  const paid = Math.round(outOfPocketExpenses)
  const own = roundToSum([deductible, copay, coinsurance, notCovered], paid)
  // The sum of the lines may differ from the expenses by a cent.
  const fullPrice = Math.max(paid, Math.round(sums.allowedAmount))
  if (Math.min(...own) < 0 || sums.allowedAmount < sums.paid - 0.01) return null
  const savedByMaximum = Math.min(Math.max(0, Math.round(sums.amountOverMaximum)), fullPrice - paid)
  return {
    deductible: own[0]!,
    copay: own[1]!,
    coinsurance: own[2]!,
    notCovered: own[3]!,
    planPays: fullPrice - paid - savedByMaximum,
    savedByMaximum,
    fullPrice,
  }
}
