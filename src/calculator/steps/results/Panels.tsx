import { useState, type ComponentType } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { formatMoney } from '../../rules/formatMoney.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ExplanationDisclosure } from './Explanation.tsx'
import { NotesAndAssumptions } from './NotesAndAssumptions.tsx'
import {
  bestPlanCosts,
  dominatingPlanName,
  hasBestPlanDetail,
  hasNoLimit,
  isSavingsOverride,
  type PanelContentProps,
} from './outputs.ts'
import { PlansTable } from './PlansTable.tsx'

interface PanelPart {
  name: keyof typeof stepTexts.panels
  Content: ComponentType<PanelContentProps>
  isShown?: (outputs: Outputs, instance: Instance) => boolean
}

interface PanelRow extends PanelPart {
  /** Replaces the panel in narrow windows. Without it, all windows show the same. */
  inNarrow?: PanelPart
}

const panels: PanelRow[] = [
  { name: 'savingsStyle', Content: SavingsStyle, isShown: isSavingsOverride },
  {
    name: 'plans',
    Content: PlansTable,
    inNarrow: { name: 'bestPlan', Content: BestPlanDetail, isShown: hasBestPlanDetail },
  },
  { name: 'notes', Content: NotesAndAssumptions },
]

/** The accordion below the best plan. One panel is open at a time. */
export function Panels({ outputs }: { outputs: Outputs }) {
  const instance = useInstance()
  const [isOpen, onToggle] = useState(false)
  const content = { outputs, bestExplanation: { isOpen, onToggle } }
  const isShown = (part: PanelPart) => part.isShown?.(outputs, instance) ?? true
  const render = ({ name, Content }: PanelPart) => ({
    title: stepTexts.panels[name],
    content: <Content {...content} />,
  })
  return (
    <div>
      {panels.filter(isShown).map(({ inNarrow, ...panel }) => (
        <Panel
          key={panel.name}
          name="results"
          {...render(panel)}
          narrow={inNarrow && (isShown(inNarrow) ? render(inNarrow) : null)}
        />
      ))}
    </div>
  )
}

function SavingsStyle() {
  return <p>{stepTexts.savingsStyle}</p>
}

/** The table's details about the best plan, for windows too narrow for the table. */
function BestPlanDetail({ outputs, bestExplanation }: PanelContentProps) {
  const best = bestPlanCosts(outputs)
  const plan = <LocalizedText text={best.displayName} />
  const other = dominatingPlanName(outputs, outputs.bestPlan)
  return (
    <>
      {best.worstCase != null && (
        <p>
          {stepTexts.bestPlan.worstCase({
            plan,
            amount: <span className="one-line">{formatMoney(best.worstCase)}</span>,
          })}
        </p>
      )}
      {hasNoLimit(best) && <p>{stepTexts.plans.noLimitNote({ plan })}</p>}
      {other !== null && (
        <p>{stepTexts.bestPlan.dominated({ plan, other: <LocalizedText text={other} /> })}</p>
      )}
      <ExplanationDisclosure plan={best} shared={bestExplanation} />
    </>
  )
}
