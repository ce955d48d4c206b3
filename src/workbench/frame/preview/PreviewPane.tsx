import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { BestPlansPane } from '../../panels/bestPlans/BestPlansPane.tsx'
import { DeferredWorkbench, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { Device } from './Device.tsx'
import { PreviewAlerts } from './PreviewAlerts.tsx'
import { PreviewControls } from './PreviewControls.tsx'
import './PreviewPane.css'
import { useIframe } from './useIframe.ts'

/** The best plans and the live calculator with the files in the editor, and the controls for what it shows. */
export function PreviewPane({ diagnostics }: { diagnostics: Diagnostic[] }) {
  const { iframe, goTo, showCase, print } = useIframe()
  const { width, isActualSize } = useWorkbench().view
  return (
    <div className="preview-pane">
      <DeferredWorkbench>
        <BestPlansPane onShow={showCase} />
      </DeferredWorkbench>
      <section className="calculator-pane" aria-label="Calculator">
        <PreviewControls onGo={goTo} onPrint={print} />
        <PreviewAlerts diagnostics={diagnostics} />
        <Device ref={iframe} width={width} isActualSize={isActualSize} />
      </section>
    </div>
  )
}
