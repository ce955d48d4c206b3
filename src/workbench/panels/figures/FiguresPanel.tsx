import { useMemo } from 'react'
import { customScenarioId } from '../../../contract/customScenarioId.ts'
import { parseOutputs } from '../../../contract/outputs.ts'
import { tiersOf } from '../../../contract/tiers.ts'
import { coverageLabel } from '../../../calculator/rules/coverage.ts'
import type { ClientYear } from '../../../clients/clients.ts'
import { calculate } from '../../../engine/calculate.ts'
import { inputsForCase } from '../bestPlans/planMatrix.ts'
import type { Answers } from '../../state/session/Answers.ts'
import { currentCase, type Case } from '../../state/session/Case.ts'
import { readClient } from '../../state/session/readClient.ts'
import { selectYear } from '../../state/session/SavedSession.ts'
import { useSession, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { PlanFigures } from './PlanFigures.tsx'
import './FiguresPanel.css'

/** All figures of the case that is selected in the best-plan grid, or else of the calculator's answers. */
export function FiguresPanel() {
  const { clientError, lastValid, selectedCase } = useWorkbench()
  const session = useSession()
  const client = useMemo(() => lastValid && readClient(lastValid.client, lastValid.texts), [lastValid])
  const year = client && selectYear(client, session?.year ?? null)
  if (!year) return <p className="figures">Fix the problems to see the figures.</p>
  const answers = session?.answers ?? null
  const isSelected = selectedCase && hasCase(year, answers, selectedCase)
  return (
    <div className="figures">
      {clientError !== null && <p>These figures are from the last version that works.</p>}
      <ScrollRegion label="Plan figures">
        <CaseFigures
          year={year}
          answers={answers}
          shown={isSelected ? selectedCase : currentCase(year.instance, answers)}
        />
      </ScrollRegion>
    </div>
  )
}

function CaseFigures({ year, answers, shown }: { year: ClientYear; answers: Answers | null; shown: Case }) {
  const { scenario, tier } = shown
  const outputs = useMemo(
    () => parseOutputs(calculate(year.model, inputsForCase(year, answers, { scenario, tier }))),
    [year, answers, scenario, tier],
  )
  const name =
    year.instance.scenarios.find(({ id }) => id === scenario)?.display ?? 'Customized in the calculator'
  return (
    <PlanFigures
      title={`${name}, ${coverageLabel(tier, year.instance.features.singleChild)}`}
      outputs={outputs}
    />
  )
}

/** Whether a case still exists: an edit may remove its scenario or tier. */
function hasCase({ instance }: ClientYear, answers: Answers | null, { scenario, tier }: Case) {
  const isScenario =
    instance.scenarios.some(({ id }) => id === scenario) ||
    (scenario === customScenarioId && answers?.scenario === customScenarioId)
  return isScenario && tiersOf(instance).includes(tier)
}
