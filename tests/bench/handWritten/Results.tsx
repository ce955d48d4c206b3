import { useEffect, useState } from 'react'
import { calculate, type Answers, type Outputs } from './api.ts'

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

export function Results({ answers }: { answers: Answers }) {
  const [outputs, setOutputs] = useState<Outputs>()
  useEffect(() => void calculate(answers).then(setOutputs, console.error), [answers])
  if (!outputs) return <p>Finding your best plan…</p>
  return (
    <main>
      <h1>{outputs.plans[outputs.bestPlan]?.displayName}</h1>
      <table>
        <tbody>
          {Object.entries(outputs.plans).map(([key, plan]) => (
            <tr key={key}>
              <th>{plan.displayName}</th>
              <td>{money.format(plan.outOfPocketExpenses)}</td>
              <td>{money.format(plan.hsaFunds)}</td>
              <td>{money.format(plan.payrollDeduction)}</td>
              <td>{money.format(plan.totalCost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
