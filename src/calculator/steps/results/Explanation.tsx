import type { ExpenseLine } from '../../../contract/outputs.ts'
import { expensesOf, linesByPerson } from '../../rules/expenses.ts'
import { exactMoney } from '../../rules/money.ts'
import { personLabels } from '../../rules/persons.ts'
import { columnsFor, ExpenseTable } from './ExpenseTable.tsx'
import './Explanation.css'

/** Each person's services, line by line; for more persons than one, what each comes to before that. */
export function Explanation({ lines }: { lines: ExpenseLine[] }) {
  const columns = columnsFor(lines)
  const groups = linesByPerson(lines)
  const names = personLabels(groups.map(({ person }) => person))
  const persons = groups.map(({ lines: own }, place) => ({ name: names[place]!, lines: own }))
  return (
    <div className="explanation" data-long-amounts={hasLongAmounts(lines)}>
      <p className="explanation-legend soft">
        Full price: what the services cost, your part and the plan's together.
        <span className="explanation-bold"> The bold amount is what you pay of it.</span>
        {columns.some(({ amount }) => amount === 'amountOverMaximum') &&
          ' Over the maximum: what you would pay besides, were there no out-of-pocket maximum.'}
      </p>
      {persons.length > 1 && <ExpenseTable caption="Everyone" of="Person" columns={columns} rows={persons} />}
      {[...persons.entries()].map(([place, { name, lines: own }]) => (
        <ExpenseTable
          key={place}
          caption={name}
          of="Service"
          columns={columns}
          rows={own.map((line) => ({ name: line.name, lines: [line] }))}
        />
      ))}
    </div>
  )
}

/** Whether an amount is too long for the columns of a table. */
function hasLongAmounts(lines: ExpenseLine[]) {
  const { uses: _, ...amounts } = expensesOf(lines)
  return Object.values(amounts).some((amount) => exactMoney(amount).length > '$999,999.99'.length)
}
