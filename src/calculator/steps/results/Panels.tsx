import type { ComponentType } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { Panel, type PanelProps } from '../../ui/Panel.tsx'
import { BestPlanDetail } from './BestPlanDetail.tsx'
import { NotesAndAssumptions } from './NotesAndAssumptions.tsx'
import { isBestPlanExplained, isSteeredBySavings } from './outputs.ts'
import { PlansTable } from './PlansTable.tsx'
import { SavingsStyle } from './SavingsStyle.tsx'

interface PanelRow {
  title: string
  Content: ComponentType<{ outputs: Outputs }>
  isShown?: (outputs: Outputs, instance: Instance) => boolean
  only?: PanelProps['only']
}

const panels: PanelRow[] = [
  { title: 'Your savings style', Content: SavingsStyle, isShown: isSteeredBySavings },
  { title: 'See how this was calculated', Content: PlansTable, only: 'wide' },
  {
    title: 'Where your costs come from',
    Content: BestPlanDetail,
    isShown: isBestPlanExplained,
    only: 'narrow',
  },
  { title: 'Notes and assumptions', Content: NotesAndAssumptions },
]

/** What there is to know about a result, one panel open at a time. */
export function Panels({ outputs }: { outputs: Outputs }) {
  const instance = useInstance()
  return (
    <div>
      {panels
        .filter(({ isShown }) => isShown?.(outputs, instance) ?? true)
        .map(({ title, Content, only }) => (
          <Panel key={title} name="results" title={title} only={only}>
            <Content outputs={outputs} />
          </Panel>
        ))}
    </div>
  )
}
