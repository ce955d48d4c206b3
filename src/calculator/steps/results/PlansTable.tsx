import { useId } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { isSteeredBySavings } from './outputs.ts'
import { PlanRows, type Column } from './PlanRows.tsx'
import './PlansTable.css'

interface OfferedColumn extends Column {
  isShown?: (outputs: Outputs, instance: Instance) => boolean
}

const columns: OfferedColumn[] = [
  { title: 'Out-of-pocket Expenses', amount: 'outOfPocketExpenses' },
  { title: 'HSA Funds', amount: 'hsaFunds' },
  { title: 'Surcharges and Credits', amount: 'surchargeTotal', isShown: hasSurcharges },
  { title: 'Annual Payroll Deduction', amount: 'payrollDeduction' },
  { title: 'Estimated Annual Cost', amount: 'totalCost' },
  { title: 'Worst Case', amount: 'worstCase', isShown: hasWorstCase },
]

export function PlansTable({ outputs }: { outputs: Outputs }) {
  const instance = useInstance()
  const noteId = useId()
  const shown = columns.filter(({ isShown }) => isShown?.(outputs, instance) ?? true)
  return (
    <>
      <table className="plans-table">
        <caption>What each plan may cost you in a year</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {shown.map(({ title, amount }) => (
              <th key={title} scope="col" aria-describedby={amount === 'worstCase' ? noteId : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {cheapestFirst(outputs).map(([key, plan]) => (
          <PlanRows
            key={key}
            plan={plan}
            columns={shown}
            distinction={key === outputs.bestPlan ? distinctionOf(outputs, instance) : null}
            neverDearer={namedPlan(outputs, plan.dominatedBy)}
          />
        ))}
      </table>
      {hasWorstCase(outputs) && (
        <p id={noteId} className="plans-table-note soft">
          Worst case: what the year costs if you reach the out-of-pocket maximum.
        </p>
      )}
    </>
  )
}

function hasSurcharges(_: Outputs, { surcharges }: Instance) {
  return surcharges.length > 0
}

function hasWorstCase({ plans }: Outputs) {
  return Object.values(plans).some(({ worstCase }) => worstCase != null)
}

function cheapestFirst({ plans }: Outputs) {
  return Object.entries(plans).toSorted(([, a], [, b]) => a.totalCost - b.totalCost)
}

function distinctionOf(outputs: Outputs, instance: Instance) {
  return isSteeredBySavings(outputs, instance) ? 'Fits your savings style' : 'Best for you'
}

/** The name of the plan with a key; null for a key that no plan has. */
function namedPlan({ plans }: Outputs, key: string | null | undefined) {
  return key != null && Object.hasOwn(plans, key) ? plans[key]!.displayName : null
}
