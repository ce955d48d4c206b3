import { useState, type ComponentType } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { BestPlanDetail } from './BestPlanDetail.tsx'
import { NotesAndAssumptions } from './NotesAndAssumptions.tsx'
import { isBestPlanExplained, isSavingsOverride } from './outputs.ts'
import type { PanelContentProps } from './PanelContentProps.ts'
import { PlansTable } from './PlansTable.tsx'
import { SavingsStyle } from './SavingsStyle.tsx'

interface PanelPart {
  title: string
  Content: ComponentType<PanelContentProps>
  isShown?: (outputs: Outputs, instance: Instance) => boolean
}

interface PanelRow extends PanelPart {
  /** What small windows have in its place, or nothing; without it they have the same. */
  inNarrow?: PanelPart
}

const panels: PanelRow[] = [
  { title: 'Your savings style', Content: SavingsStyle, isShown: isSavingsOverride },
  {
    title: 'See how this was calculated',
    Content: PlansTable,
    inNarrow: { title: 'Where your costs come from', Content: BestPlanDetail, isShown: isBestPlanExplained },
  },
  { title: 'Notes and assumptions', Content: NotesAndAssumptions },
]

/** What there is to know about a result, one panel open at a time. */
export function Panels({ outputs }: { outputs: Outputs }) {
  const instance = useInstance()
  const [isOpen, onToggle] = useState(false)
  const content = { outputs, bestExplanation: { isOpen, onToggle } }
  const isShown = (part: PanelPart) => part.isShown?.(outputs, instance) ?? true
  const narrowOf = ({ title, Content }: PanelPart) => ({ title, content: <Content {...content} /> })
  return (
    <div>
      {panels.filter(isShown).map(({ title, Content, inNarrow }) => (
        <Panel
          key={title}
          name="results"
          title={title}
          narrow={inNarrow && (isShown(inNarrow) ? narrowOf(inNarrow) : null)}
        >
          <Content {...content} />
        </Panel>
      ))}
    </div>
  )
}
