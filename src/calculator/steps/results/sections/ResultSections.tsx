import type { Outputs } from '../../../../contract/outputs.ts'
import { PlanComparison } from '../comparison/PlanComparison.tsx'
import { Why } from '../why/Why.tsx'
import { CareSection } from '../years/CareSection.tsx'
import { ScenarioGrid } from '../years/ScenarioGrid.tsx'

export { AccountExplorerPanel } from '../account/AccountExplorer.tsx'

interface ResultSectionsProps {
  outputs: Outputs
  /** The last result before this one. */
  previous: Outputs | null
}

/** The sections between the answers and the actions. A section renders nothing if the API sends too little for it. */
export function ResultSections({ outputs, previous }: ResultSectionsProps) {
  return (
    <>
      <PlanComparison outputs={outputs} previous={previous} />
      <ScenarioGrid outputs={outputs} />
      <CareSection outputs={outputs} />
      <Why outputs={outputs} />
    </>
  )
}
