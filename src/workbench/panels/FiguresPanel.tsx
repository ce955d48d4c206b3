import { useMemo } from 'react'
import { customScenarioId } from '../../contract/customScenarioId.ts'
import { parseOutputs, type PlanCosts } from '../../contract/outputs.ts'
import { tiersOf } from '../../contract/tiers.ts'
import { coverageLabel } from '../../calculator/rules/coverage.ts'
import { formatExactMoney } from '../../calculator/rules/formatMoney.ts'
import { ExplanationDisclosure } from '../../calculator/steps/results/Explanation.tsx'
import { dominatingPlanName, hasNoLimit } from '../../calculator/steps/results/outputs.ts'
import type { ClientYear } from '../../clients/clients.ts'
import { calculate } from '../../engine/calculate.ts'
import { inputsForCase } from './bestPlans/planMatrix.ts'
import type { Answers } from '../state/session/Answers.ts'
import { currentCase, type Case } from '../state/session/Case.ts'
import { yearOf } from '../state/selectors.ts'
import { readClient } from '../state/session/readClient.ts'
import { selectYear } from '../state/session/SavedSession.ts'
import { useSession, useWorkbench } from '../state/WorkbenchProvider.tsx'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import '../ui/DataTable.css'
import './FiguresPanel.css'

/** All figures of the case that is selected in the best-plan grid, or else of the calculator's answers. */
export function FiguresPanel() {
  const { clientError, lastValid, path, selectedCase } = useWorkbench()
  const session = useSession()
  const client = useMemo(() => lastValid && readClient(lastValid.client, lastValid.texts), [lastValid])
  const year = client && selectYear(client, yearOf(path))
  if (!year) return <p className="panel-message">Fix the problems to see the figures.</p>
  const answers = session?.answers ?? null
  const isSelected = selectedCase && hasCase(year, answers, selectedCase)
  return (
    <div className="stack panel-content">
      {clientError !== null && <p>These figures are from the last valid version.</p>}
      <ScrollRegion label="Plan figures">
        <PlanFigures
          year={year}
          answers={answers}
          shown={isSelected ? selectedCase : currentCase(year.instance, answers)}
        />
      </ScrollRegion>
    </div>
  )
}

/** Whether a case still exists: an edit may remove its scenario or tier. */
function hasCase({ instance }: ClientYear, answers: Answers | null, { scenario, tier }: Case) {
  const isScenario =
    instance.scenarios.some(({ id }) => id === scenario) ||
    (scenario === customScenarioId && answers?.scenario === customScenarioId)
  return isScenario && tiersOf(instance).includes(tier)
}

const figures = [
  ['payrollDeduction', 'Payroll'],
  ['surchargeTotal', 'Surcharges'],
  ['outOfPocketExpenses', 'Out of pocket'],
  ['hsaFunds', 'Company money'],
  ['totalCost', 'Total'],
  ['worstCase', 'Worst case'],
] as const

interface PlanFiguresProps {
  year: ClientYear
  answers: Answers | null
  shown: Case
}

/** Every plan's figures for one scenario and tier, with their explanations. */
function PlanFigures({ year, answers, shown: { scenario, tier } }: PlanFiguresProps) {
  const { instance, model } = year
  const outputs = useMemo(
    () => parseOutputs(calculate(model, inputsForCase(year, answers, { scenario, tier }))),
    [year, model, answers, scenario, tier],
  )
  const { plans, bestPlan } = outputs
  const keys = Object.keys(plans).toSorted((a, b) => plans[a]!.totalCost - plans[b]!.totalCost)
  const name = instance.scenarios.find(({ id }) => id === scenario)?.display ?? 'Customized in the calculator'
  return (
    <table className="data-table figures" data-numeric="true">
      <caption>
        {name}, {coverageLabel(tier, instance.features.singleChild)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          {figures.map(([figure, heading]) => (
            <th key={figure} scope="col">
              {heading}
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
                {dominator !== null && <small>Never costs less than {dominator}</small>}
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
