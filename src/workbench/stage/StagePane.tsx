import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { useFrame } from '../state/useFrame.ts'
import { Device } from './Device.tsx'
import { FlagSwitches } from './FlagSwitches.tsx'
import { Notices } from './Notices.tsx'
import { SituationChoice } from './SituationChoice.tsx'
import { StepButtons } from './StepButtons.tsx'
import { ViewControls } from './ViewControls.tsx'
import './StagePane.css'

/** The calculator as it runs on the files, and what it is to show. */
export function StagePane({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { frame, goTo, print } = useFrame()
  const { view } = useWorkbench()
  const dispatch = useDispatch()
  return (
    <section className="stage-pane" aria-label="Calculator">
      <div className="bar">
        <StepButtons onGo={goTo} />
        <SituationChoice
          situation={view.situation}
          onChange={(situation) => dispatch({ type: 'viewChanged', view: { situation } })}
        />
      </div>
      <div className="bar">
        <FlagSwitches />
        <ViewControls
          view={view}
          onPrint={print}
          onChange={(change) => dispatch({ type: 'viewChanged', view: change })}
        />
      </div>
      <Notices diagnostics={diagnostics} />
      <Device ref={frame} width={view.width} isActualSize={view.isActualSize} />
    </section>
  )
}
