import { faultLabels } from '../../../service/qa/faultLabels.ts'
import { simulationKinds, type Simulation, type SimulationKind } from '../../state/session/Simulation.ts'
import { LabeledSelect } from '../../ui/LabeledSelect.tsx'

export const simulationTitles: Record<SimulationKind, string> = {
  ...faultLabels,
  savingsOverride: 'Savings override',
  contributionLimit: 'Contribution limit',
  previewYear: 'Preview year',
}

const kinds = simulationKinds.map((name) => ({ name, title: simulationTitles[name] }))

interface SimulationSelectProps {
  simulation: Simulation
  onChange: (simulation: Simulation) => void
}

export function SimulationSelect({ simulation, onChange }: SimulationSelectProps) {
  return (
    <LabeledSelect
      label="Simulate"
      choices={kinds}
      chosen={simulation.kind}
      tone={simulation.kind === 'none' ? undefined : 'warn'}
      onChoose={(kind) => onChange({ ...simulation, kind })}
    />
  )
}
