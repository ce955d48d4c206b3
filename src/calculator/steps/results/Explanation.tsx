import type { ExpenseLine, PlanCosts } from '../../../contract/outputs.ts'
import { linesByPerson, sumExpenses } from '../../rules/expenses.ts'
import { formatExactMoney, formatMoney } from '../../rules/formatMoney.ts'
import { personLabels } from '../../rules/persons.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { visibleLength } from '../../ui/visibleLength.ts'
import { columnsFor, ExpenseTable } from './ExpenseTable.tsx'
import { explanationLines } from './outputs.ts'
import './Explanation.css'

/** Explains a plan's out-of-pocket expenses. Renders nothing if the API sent no line items for the plan. */
export function ExplanationDisclosure({ plan }: { plan: PlanCosts }) {
  const lines = explanationLines(plan)
  if (lines.length === 0) return null
  const texts = stepTexts.explanation
  const amount = formatMoney(plan.outOfPocketExpenses)
  return (
    <Disclosure
      summary={
        <>
          <span aria-hidden>{texts.summary({ amount })}</span>
          <span className="visually-hidden">
            {texts.summaryWithPlan({ amount, plan: <LocalizedText text={plan.displayName} /> })}
          </span>
        </>
      }
    >
      <Explanation lines={lines} />
    </Disclosure>
  )
}

/** The services of each person, line by line. For several persons, a table of their totals comes first. */
export function Explanation({ lines }: { lines: ExpenseLine[] }) {
  const texts = stepTexts.explanation
  const columns = columnsFor(lines)
  const groups = linesByPerson(lines)
  const names = personLabels(groups.map(({ person }) => person))
  const persons = groups.map(({ lines: own }, index) => ({ name: names[index]!, lines: own }))
  return (
    <div
      className="explanation stack"
      data-stacked={columns.length > columnsThatFit || hasLongAmounts(lines)}
    >
      <p className="explanation-legend soft">
        {texts.fullPrice}
        <span className="explanation-bold"> {texts.bold}</span> {texts.averages}
        {columns.includes('amountOverMaximum') && ` ${texts.savedByMaximum}`}
      </p>
      {persons.length > 1 && (
        <ExpenseTable
          caption={texts.everyone}
          rowTitle={texts.person}
          columns={columns.filter((amount) => amount !== 'uses')}
          rows={persons}
        />
      )}
      {[...persons.entries()].map(([index, { name, lines: own }]) => (
        <ExpenseTable
          key={index}
          caption={name}
          rowTitle={texts.service}
          columns={columns}
          rows={own.map((line) => ({ name: line.name, lines: [line] }))}
        />
      ))}
    </div>
  )
}

/** The most amounts that leave space for names. */
const columnsThatFit = 7

/** Whether an amount is too long for the columns of a table. */
function hasLongAmounts(lines: ExpenseLine[]) {
  const { uses: _, ...amounts } = sumExpenses(lines)
  return Object.values(amounts).some(
    (amount) => visibleLength(formatExactMoney(amount)) > '$999,999.99'.length,
  )
}
