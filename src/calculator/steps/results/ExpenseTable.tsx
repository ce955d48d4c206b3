import type { CSSProperties } from 'react'
import type { ExpenseLine } from '../../../contract/outputs.ts'
import { expensesOf, type Expenses } from '../../rules/expenses.ts'
import { count } from '../../rules/count.ts'
import { exactMoney } from '../../rules/money.ts'
import './ExpenseTable.css'
import './ExpenseTableStacked.css'

interface Column {
  title: string
  amount: keyof Expenses
  /** Left out where no line has any of it. */
  isOptional?: boolean
}

const columnsOffered: Column[] = [
  { title: 'Uses', amount: 'uses' },
  { title: 'Full Price', amount: 'allowedAmount' },
  { title: 'Deductible', amount: 'deductible', isOptional: true },
  { title: 'Copay', amount: 'copay', isOptional: true },
  { title: 'Coinsurance', amount: 'coinsurance', isOptional: true },
  { title: 'You Pay', amount: 'paid' },
  { title: 'Over the Maximum', amount: 'amountOverMaximum', isOptional: true },
]

/** The columns that the tables of one explanation have in common. */
export function columnsFor(lines: ExpenseLine[]): Column[] {
  const sums = expensesOf(lines)
  return columnsOffered.filter(({ amount, isOptional }) => !isOptional || sums[amount] !== 0)
}

interface ExpenseTableProps {
  caption: string
  /** What a row stands for. */
  of: string
  columns: Column[]
  rows: { name: string; lines: ExpenseLine[] }[]
}

/** What each row comes to, to the cent, and what all of them do. */
export function ExpenseTable({ caption, of, columns, rows }: ExpenseTableProps) {
  return (
    // How high it is, about, for what is not laid out yet.
    <div className="expenses-frame" style={{ '--rows': rows.length + 1 } as CSSProperties}>
      <table className="expenses">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map(({ title, amount }) => (
              <th key={amount} scope="col" data-amount={amount}>
                {title}
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
          <ExpenseRow name="Total" lines={rows.flatMap(({ lines }) => lines)} columns={columns} />
        </tfoot>
      </table>
    </div>
  )
}

function ExpenseRow({ name, lines, columns }: ExpenseTableProps['rows'][number] & { columns: Column[] }) {
  const sums = expensesOf(lines)
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {columns.map(({ title, amount }) => (
        <td key={amount} data-amount={amount} data-title={title} data-zero={sums[amount] === 0}>
          {amount === 'uses' ? count(sums.uses) : exactMoney(sums[amount])}
        </td>
      ))}
    </tr>
  )
}
