import { useId, type CSSProperties } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { money } from '../../rules/money.ts'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'
import { isSavingsOverride, neverDearerThan } from './outputs.ts'
import type { PanelContentProps } from './PanelContentProps.ts'
import { PlanRows, type Column } from './PlanRows.tsx'
import { whenWorst } from './worstCase.ts'
import './PlansTable.css'
import './PlansTableStacked.css'

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

export function PlansTable({ outputs, bestExplanation }: PanelContentProps) {
  const instance = useInstance()
  const family = useCalculator((model) => model.family)
  const noteId = useId()
  const shown = columns.filter(({ isShown }) => isShown?.(outputs, instance) ?? true)
  return (
    <>
      <div className="plans-table-frame" style={sizeOf(outputs, shown) as CSSProperties}>
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
              neverDearer={neverDearerThan(outputs, key)}
              explanation={key === outputs.bestPlan ? bestExplanation : undefined}
            />
          ))}
        </table>
      </div>
      {hasWorstCase(outputs) && (
        <p id={noteId} className="plans-table-note soft">
          Worst case: what the year costs {whenWorst(family)}.
        </p>
      )}
    </>
  )
}

/** The style sheet computes from these whether the columns fit. */
function sizeOf({ plans }: Outputs, shown: OfferedColumn[]) {
  const lengths = Object.values(plans).flatMap((plan) =>
    shown.map(({ amount }) => money(plan[amount] ?? 0).length),
  )
  return { '--columns': shown.length, '--longest': Math.max(...lengths) }
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
  return isSavingsOverride(outputs, instance) ? 'Fits your savings style' : 'Best for you'
}
