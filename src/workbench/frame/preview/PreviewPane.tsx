import Settings2 from '~icons/lucide/settings-2'
import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { BestPlansPane } from '../../panels/bestPlans/BestPlansPane.tsx'
import { useIframe } from '../../state/useIframe.ts'
import { DeferredWorkbench, useWorkbench, useDispatch } from '../../state/WorkbenchProvider.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { Device } from './Device.tsx'
import { FailureBar } from './FailureBar.tsx'
import { FlagSwitches } from './FlagSwitches.tsx'
import { PreviewAlerts } from './PreviewAlerts.tsx'
import { SimulationSelect } from './SimulationSelect.tsx'
import { StepSelect } from './StepSelect.tsx'
import { ViewControls } from './ViewControls.tsx'
import './PreviewPane.css'

/** The best plans and the live calculator with the files in the editor, and the controls for what it shows. */
export function PreviewPane({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { iframe, goTo, showCase, print } = useIframe()
  const { view } = useWorkbench()
  const dispatch = useDispatch()
  return (
    <div className="preview-pane">
      <DeferredWorkbench>
        <BestPlansPane onShow={showCase} />
      </DeferredWorkbench>
      <section className="calculator-pane" aria-label="Calculator">
        <div className="bar calculator-bar">
          <StepSelect onGo={goTo} />
          <SimulationSelect
            simulation={view.simulation}
            onChange={(simulation) => dispatch({ type: 'viewChanged', view: { simulation } })}
          />
          <Popover label="Features" icon={<Settings2 aria-hidden />}>
            <FlagSwitches />
          </Popover>
          <ViewControls
            view={view}
            onPrint={print}
            onChange={(change) => dispatch({ type: 'viewChanged', view: change })}
          />
        </div>
        <FailureBar />
        <PreviewAlerts diagnostics={diagnostics} />
        <Device ref={iframe} width={view.width} isActualSize={view.isActualSize} />
      </section>
    </div>
  )
}
