import type { CSSProperties } from 'react'
import type { ExpenseLine } from '../../../contract/outputs.ts'
import { sumExpenses, type Expenses } from '../../rules/expenses.ts'
import { formatCount, formatExactMoney } from '../../rules/formatMoney.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import './Explanation.css'

type Amount = keyof Expenses

/** Whether each amount is left out where it is 0, in the order of the columns. */
const isOptional: Record<Amount, boolean> = {
  uses: false,
  allowedAmount: false,
  deductible: true,
  copay: true,
  coinsurance: true,
  notCovered: true,
  paid: false,
  amountOverMaximum: true,
}

/** The columns of all tables of an explanation. An optional amount has no column if its total is 0. */
export function columnsFor(lines: ExpenseLine[]): Amount[] {
  const sums = sumExpenses(lines)
  return (Object.keys(isOptional) as Amount[]).filter((amount) => !isOptional[amount] || sums[amount] !== 0)
}

interface ExpenseTableProps {
  caption: string
  /** The title of the first column, which names the rows. */
  rowTitle: string
  columns: Amount[]
  rows: { name: string; lines: ExpenseLine[] }[]
}

/** The amounts of each row, to the cent, and their totals. */
export function ExpenseTable({ caption, rowTitle, columns, rows }: ExpenseTableProps) {
  const texts = stepTexts.explanation
  return (
    // The style sheet estimates the height of a table that is not laid out yet.
    <div className="expenses-frame" style={{ '--rows': rows.length + 1 } as CSSProperties}>
      <table className="expenses amounts">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {columns.map((amount) => (
              <th key={amount} scope="col" data-amount={amount}>
                {texts.columns[amount]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([row, { name, lines }]) => (
            <ExpenseRow key={row} {...{ name, lines, columns }} />
          ))}
        </tbody>
        <tfoot>
          <ExpenseRow name={texts.total} lines={rows.flatMap(({ lines }) => lines)} columns={columns} />
        </tfoot>
      </table>
    </div>
  )
}

function ExpenseRow({ name, lines, columns }: ExpenseTableProps['rows'][number] & { columns: Amount[] }) {
  const sums = sumExpenses(lines)
  const titles = stepTexts.explanation.columns
  return (
    <tr>
      <th scope="row">
        <LocalizedText text={name} />
      </th>
      {columns.map((amount) => (
        <td key={amount} data-amount={amount} data-title={titles[amount]}>
          {amount === 'uses' ? formatUses(lines) : formatAmount(amount, sums[amount])}
        </td>
      ))}
    </tr>
  )
}

/** Uses of several services have no sum: a visit and a hospital day are unlike. */
function formatUses(lines: ExpenseLine[]) {
  const isOneService = lines.every(({ service }) => service === lines[0]!.service)
  return isOneService ? formatCount(sumExpenses(lines).uses) : null
}

function formatAmount(amount: Amount, dollars: number) {
  return isOptional[amount] && dollars === 0 ? null : formatExactMoney(dollars)
}
