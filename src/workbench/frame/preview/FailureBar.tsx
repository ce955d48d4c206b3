import { routeLabels } from '../../../service/qa/faultLabels.ts'
import { affectedRoutes, navigatingKinds, noSimulation } from '../../state/session/Simulation.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { simulationTitles } from './SimulationSelect.tsx'
import './FailureBar.css'

const routes = affectedRoutes.map((name) => ({ name, title: routeLabels[name] }))

/** Says that the API calls fail on purpose, and chooses which ones. */
export function FailureBar() {
  const { simulation } = useWorkbench().view
  const dispatch = useDispatch()
  if (simulation.kind === 'none' || navigatingKinds.has(simulation.kind)) return null
  return (
    <div className="failure-bar" role="group" aria-label="Simulated failure">
      <span>
        Simulating: <strong>{simulationTitles[simulation.kind]}</strong>
      </span>
      <LabeledSelect
        label="Affects"
        choices={routes}
        chosen={simulation.route}
        onChoose={(route) =>
          dispatch({ type: 'viewChanged', view: { simulation: { ...simulation, route } } })
        }
      />
      <ToolbarButton onClick={() => dispatch({ type: 'viewChanged', view: { simulation: noSimulation } })}>
        End
      </ToolbarButton>
    </div>
  )
}
