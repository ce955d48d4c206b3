import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { useIframe } from '../state/useIframe.ts'
import { Device } from './Device.tsx'
import { FlagSwitches } from './FlagSwitches.tsx'
import { PreviewAlerts } from './PreviewAlerts.tsx'
import { SimulationPicker } from './SimulationPicker.tsx'
import { StepButtons } from './StepButtons.tsx'
import { ViewControls } from './ViewControls.tsx'
import './PreviewPane.css'

/** The live calculator with the files in the editor, and the controls for what it shows. */
export function PreviewPane({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { iframe, goTo, print } = useIframe()
  const { view } = useWorkbench()
  const dispatch = useDispatch()
  return (
    <section className="preview-pane" aria-label="Calculator">
      <div className="bar">
        <StepButtons onGo={goTo} />
        <SimulationPicker
          simulation={view.simulation}
          onChange={(simulation) => dispatch({ type: 'viewChanged', view: { simulation } })}
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
      <PreviewAlerts diagnostics={diagnostics} />
      <Device ref={iframe} width={view.width} isActualSize={view.isActualSize} />
    </section>
  )
}
