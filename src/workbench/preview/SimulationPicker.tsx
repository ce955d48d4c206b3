import { faultLabels, routeLabels } from '../../service/qa/faultLabels.ts'
import {
  affectedRoutes,
  navigatingKinds,
  simulationKinds,
  type Simulation,
  type SimulationKind,
} from '../session/Simulation.ts'
import { LabeledSelect } from '../ui/LabeledSelect.tsx'

const titles: Record<SimulationKind, string> = {
  ...faultLabels,
  savingsOverride: 'Savings override',
  contributionLimit: 'Contribution limit',
  previewYear: 'Preview year',
}

const kinds = simulationKinds.map((name) => ({ name, title: titles[name] }))
const routes = affectedRoutes.map((name) => ({ name, title: routeLabels[name] }))

interface SimulationPickerProps {
  simulation: Simulation
  onChange: (simulation: Simulation) => void
}

/** Chooses a simulation and, for a failure, the API calls that fail. */
export function SimulationPicker({ simulation, onChange }: SimulationPickerProps) {
  return (
    <>
      <LabeledSelect
        label="Simulate"
        choices={kinds}
        chosen={simulation.kind}
        tone={simulation.kind === 'none' ? undefined : 'warn'}
        onChoose={(kind) => onChange({ ...simulation, kind })}
      />
      {simulation.kind !== 'none' && !navigatingKinds.has(simulation.kind) && (
        <LabeledSelect
          label="Affects"
          choices={routes}
          chosen={simulation.route}
          onChoose={(route) => onChange({ ...simulation, route })}
        />
      )}
    </>
  )
}
