import type { ComponentType } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { NotesAndAssumptions } from './NotesAndAssumptions.tsx'
import { isSavingsOverride } from './outputs.ts'
import { PlansTable } from './PlansTable.tsx'

export interface ResultPanel {
  /** Keeps the panel open while its title changes with the answers or the language. */
  id: string
  title: (outputs: Outputs) => string
  Content: ComponentType<{ outputs: Outputs }>
  isShown?: (outputs: Outputs, instance: Instance) => boolean
  isWideOnly?: boolean
}

const savingsStyle: ResultPanel = {
  id: 'savingsStyle',
  title: () => stepTexts.panels.savingsStyle,
  Content: () => <p>{stepTexts.savingsStyle}</p>,
  isShown: isSavingsOverride,
}
const plans: ResultPanel = {
  id: 'plans',
  title: () => stepTexts.panels.plans,
  Content: PlansTable,
  isWideOnly: true,
}
const notes: ResultPanel = { id: 'notes', title: () => stepTexts.panels.notes, Content: NotesAndAssumptions }

interface PanelsProps {
  outputs: Outputs
  /** The panels of the module that loads with the sections. */
  details: ResultPanel[]
}

/** The accordion at the end. One panel is open at a time. */
export function Panels({ outputs, details }: PanelsProps) {
  const instance = useInstance()
  return (
    <div className="panels">
      {[savingsStyle, plans, ...details, notes]
        .filter(({ isShown }) => isShown?.(outputs, instance) ?? true)
        .map(({ id, title, Content, isWideOnly }) => (
          <Panel key={id} name="results" title={title(outputs)} isWideOnly={isWideOnly}>
            <Content outputs={outputs} />
          </Panel>
        ))}
    </div>
  )
}
