import type { Outputs } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { AccountSection } from '../account/AccountSection.tsx'
import { BillsSection } from '../bills/BillsSection.tsx'
import { PlanComparison } from '../comparison/PlanComparison.tsx'
import type { ResultFacts } from '../facts.ts'
import { bestPlanCosts, explanationLines } from '../outputs.ts'
import type { ResultPanel } from '../Panels.tsx'
import { Why } from '../why/Why.tsx'
import { careCurve } from '../years/careCurve.ts'
import { CareSection } from '../years/CareSection.tsx'
import { ScenarioGrid } from '../years/ScenarioGrid.tsx'

interface ResultSectionsProps {
  outputs: Outputs
  facts: ResultFacts
}

/** The sections below the best plan. A section renders nothing if the API sends too little for it. */
export function ResultSections({ outputs, facts }: ResultSectionsProps) {
  return (
    <>
      <PlanComparison outputs={outputs} facts={facts} />
      <ScenarioGrid facts={facts} />
      <div className="result-pair stack">
        <BillsSection facts={facts} />
        <AccountSection outputs={outputs} />
      </div>
    </>
  )
}

/** The panels of the accordion that load with the sections. */
export const detailPanels: ResultPanel[] = [
  {
    id: 'why',
    title: (outputs) =>
      sectionTexts.why.heading({ amount: formatMoney(bestPlanCosts(outputs).outOfPocketExpenses) }),
    Content: Why,
    isShown: (outputs) => explanationLines(bestPlanCosts(outputs)).length > 0,
  },
  {
    id: 'care',
    title: () => sectionTexts.years.care.heading,
    Content: CareSection,
    isShown: (outputs) => careCurve(outputs) !== null,
  },
]
