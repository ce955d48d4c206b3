import type { Outputs } from '../../../../contract/outputs.ts'
import { CareSection } from './CareSection.tsx'
import { ScenarioGrid } from './ScenarioGrid.tsx'
import './OtherYears.css'

/** What the plans cost in years with more or less care than in the estimate. */
export function OtherYears({ outputs }: { outputs: Outputs }) {
  return (
    <>
      <ScenarioGrid outputs={outputs} />
      <CareSection outputs={outputs} />
    </>
  )
}
