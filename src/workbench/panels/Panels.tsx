import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { isChanged, selectKeyDiagnostics, selectClientFiles } from '../state/selectors.ts'
import { tabId, Tabs } from '../ui/Tabs.tsx'
import { Calculation } from './calculation/Calculation.tsx'
import { DiskPanel } from './DiskPanel.tsx'
import { Diagnostics } from './diagnostics/Diagnostics.tsx'
import { Wire } from './network/Network.tsx'
import './Panels.css'

const panel = 'panel'

/**
 * What there is to know about the client, below the files and the calculator.
 * @param inFiles what was found in them
 */
export function Panels({ diagnostics: inFiles }: { diagnostics: Diagnostic[] }) {
  const model = useWorkbench()
  const diagnostics = [...selectKeyDiagnostics(model), ...inFiles]
  const dispatch = useDispatch()
  const chosen = model.view.panel
  const changed = selectClientFiles(model).filter(([, file]) => isChanged(file)).length
  const isBroken = diagnostics.some(({ severity }) => severity === 'error')
  const tabs = [
    {
      name: 'diagnostics',
      title: 'Diagnostics',
      count: diagnostics.length,
      tone: isBroken ? 'error' : undefined,
    },
    { name: 'calculation', title: 'Calculation' },
    { name: 'network', title: 'Wire', count: model.exchanges.length },
    { name: 'disk', title: 'Compare', ...(changed > 0 && { count: changed }) },
  ] as const
  return (
    <section className="panels" aria-label="Details">
      <div className="bar">
        <Tabs
          label="Details"
          panel={panel}
          tabs={tabs}
          chosen={chosen}
          onChoose={(name) => dispatch({ type: 'viewChanged', view: { panel: name } })}
        />
      </div>
      <div className="panel" role="tabpanel" id={panel} aria-labelledby={tabId(panel, chosen)} tabIndex={0}>
        {chosen === 'diagnostics' && <Diagnostics diagnostics={diagnostics} />}
        {chosen === 'calculation' && (
          <ErrorBoundary resetKeys={[model.files]} fallbackRender={CannotCalculate}>
            <Calculation />
          </ErrorBoundary>
        )}
        {chosen === 'network' && <Wire />}
        {chosen === 'disk' && <DiskPanel />}
      </div>
    </section>
  )
}

/** A client can be served, and a calculation that nobody has asked for yet still fail. */
function CannotCalculate({ error }: FallbackProps) {
  return <p className="calculation">This cannot be calculated: {String(error)}</p>
}
