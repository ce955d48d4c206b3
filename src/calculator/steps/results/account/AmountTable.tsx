import { formatMoney } from '../../../rules/formatMoney.ts'

interface Row {
  label: string
  /** Whole dollars. */
  amount: number
  isHidden?: boolean
}

/** Amounts in whole dollars, and their sum. */
export function AmountTable({ caption, rows, sum }: { caption: string; rows: Row[]; sum: Row }) {
  return (
    <table className="amount-table amounts">
      <caption>{caption}</caption>
      <tbody>
        {rows
          .filter(({ isHidden }) => !isHidden)
          .map((row) => (
            <AmountRow key={row.label} {...row} />
          ))}
      </tbody>
      <tfoot>
        <AmountRow {...sum} />
      </tfoot>
    </table>
  )
}

function AmountRow({ label, amount }: Row) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatMoney(amount)}</td>
    </tr>
  )
}
