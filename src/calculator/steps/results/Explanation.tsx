import type { ExpenseLine } from '../../../contract/outputs.ts'
import { linesByPerson } from '../../rules/expenses.ts'
import { personLabel } from '../../rules/persons.ts'
import { columnsFor, ExpenseTable } from './ExpenseTable.tsx'
import './Explanation.css'

/** Each person's services, line by line; for more persons than one, what each comes to before that. */
export function Explanation({ lines }: { lines: ExpenseLine[] }) {
  const columns = columnsFor(lines)
  const persons = linesByPerson(lines).map(({ person, lines: own }) => ({
    name: personLabel(person),
    lines: own,
  }))
  return (
    <div className="explanation">
      {persons.length > 1 && <ExpenseTable caption="Everyone" of="Person" columns={columns} rows={persons} />}
      {persons.map(({ name, lines: own }) => (
        <ExpenseTable
          key={name}
          caption={name}
          of="Service"
          columns={columns}
          rows={own.map((line) => ({ name: line.name, lines: [line] }))}
        />
      ))}
      <p className="soft">
        Allowed: what the services cost, your part and the plan's together.
        {columns.some(({ amount }) => amount === 'cut') &&
          ' Saved by the maximum: what you would pay besides, were there no out-of-pocket maximum.'}
      </p>
    </div>
  )
}
