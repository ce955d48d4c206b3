import { Check } from 'lucide-react'
import type { Outputs } from '../../../contract/outputs.ts'
import { money } from '../../rules/money.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { isSteeredBySavings } from './outputs.ts'

type Column = {
  title: string
  amount: 'outOfPocketExpenses' | 'hsaFunds' | 'surchargeTotal' | 'payrollDeduction' | 'totalCost'
}

const columns: Column[] = [
  { title: 'Out-of-pocket Expenses', amount: 'outOfPocketExpenses' },
  { title: 'HSA Funds', amount: 'hsaFunds' },
  { title: 'Surcharges and Credits', amount: 'surchargeTotal' },
  { title: 'Annual Payroll Deduction', amount: 'payrollDeduction' },
  { title: 'Estimated Annual Cost', amount: 'totalCost' },
]

export function PlansTable({ outputs }: { outputs: Outputs }) {
  const instance = useInstance()
  const hasSurcharges = instance.surcharges.length > 0
  const shown = columns.filter(({ amount }) => amount !== 'surchargeTotal' || hasSurcharges)
  return (
    <table className="plans-table">
      <caption>What each plan may cost you in a year</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          {shown.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cheapestFirst(outputs).map(([key, plan]) => (
          <tr key={key} data-best={key === outputs.bestPlan}>
            <th scope="row">
              {plan.displayName}
              {key === outputs.bestPlan && (
                <span className="plans-table-best">
                  <Check aria-hidden />
                  {isSteeredBySavings(outputs, instance) ? 'Fits your savings style' : 'Best for you'}
                </span>
              )}
            </th>
            {shown.map(({ title, amount }) => (
              <td key={title}>{money(plan[amount])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cheapestFirst({ plans }: Outputs) {
  return Object.entries(plans).toSorted(([, a], [, b]) => a.totalCost - b.totalCost)
}
