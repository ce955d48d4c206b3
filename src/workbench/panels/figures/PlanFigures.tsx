import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { formatExactMoney } from '../../../calculator/rules/formatMoney.ts'
import { dominatingPlanName, hasNoLimit } from '../../../calculator/steps/results/outputs.ts'
import { ExplanationDisclosure } from '../../../calculator/steps/results/Explanation.tsx'

const figures = [
  ['payrollDeduction', 'Payroll'],
  ['surchargeTotal', 'Surcharges'],
  ['outOfPocketExpenses', 'Out of pocket'],
  ['hsaFunds', 'Company money'],
  ['totalCost', 'Total'],
  ['worstCase', 'Worst case'],
] as const

/** Every plan's figures for one scenario and tier, with their explanations. */
export function PlanFigures({ title, outputs }: { title: string; outputs: Outputs }) {
  const { plans, bestPlan } = outputs
  const keys = Object.keys(plans).toSorted((a, b) => plans[a]!.totalCost - plans[b]!.totalCost)
  return (
    <table className="figures-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          {figures.map(([figure, name]) => (
            <th key={figure} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {keys.map((key) => {
        const plan = plans[key]!
        const dominator = dominatingPlanName(outputs, key)
        return (
          <tbody key={key} data-best={key === bestPlan}>
            <tr>
              <th scope="row">
                {plan.displayName}
                {key === bestPlan && <small> best</small>}
                {dominator !== null && (
                  <small className="figures-note">Never costs less than {dominator}</small>
                )}
              </th>
              {figures.map(([figure]) => (
                <td key={figure}>{formatFigure(plan, figure)}</td>
              ))}
            </tr>
            <tr>
              <td colSpan={figures.length + 1}>
                <ExplanationDisclosure plan={plan} />
              </td>
            </tr>
          </tbody>
        )
      })}
    </table>
  )
}

function formatFigure(plan: PlanCosts, figure: (typeof figures)[number][0]) {
  if (figure === 'worstCase' && hasNoLimit(plan)) return 'no limit'
  return typeof plan[figure] === 'number' ? formatExactMoney(plan[figure]) : '–'
}
