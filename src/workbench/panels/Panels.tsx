import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { isChanged, selectKeyDiagnostics, selectClientFiles } from '../state/selectors.ts'
import { tabId, Tabs } from '../ui/Tabs.tsx'
import { CalculationPanel } from './calculation/CalculationPanel.tsx'
import { ComparePanel } from './compare/ComparePanel.tsx'
import { DiagnosticsPanel } from './diagnostics/DiagnosticsPanel.tsx'
import { NetworkPanel } from './network/NetworkPanel.tsx'
import './Panels.css'

const panelId = 'panel'

/** The tabs below the editor. @param diagnostics the diagnostics of the client's files */
export function Panels({ diagnostics: fileDiagnostics }: { diagnostics: Diagnostic[] }) {
  const model = useWorkbench()
  const diagnostics = [...selectKeyDiagnostics(model), ...fileDiagnostics]
  const dispatch = useDispatch()
  const chosen = model.view.panel
  const changed = selectClientFiles(model).filter(([, file]) => isChanged(file)).length
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error')
  const tabs = [
    {
      name: 'diagnostics',
      title: 'Problems',
      count: diagnostics.length,
      tone: hasErrors ? 'error' : undefined,
    },
    { name: 'calculation', title: 'Calculation' },
    { name: 'network', title: 'Network', count: model.apiCalls.length },
    { name: 'compare', title: 'Compare', ...(changed > 0 && { count: changed }) },
  ] as const
  return (
    <section className="panels" aria-label="Details">
      <div className="bar">
        <Tabs
          label="Details"
          panel={panelId}
          tabs={tabs}
          chosen={chosen}
          onChoose={(name) => dispatch({ type: 'viewChanged', view: { panel: name } })}
        />
      </div>
      <div
        className="panel"
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, chosen)}
        tabIndex={0}
      >
        {chosen === 'diagnostics' && <DiagnosticsPanel diagnostics={diagnostics} />}
        {chosen === 'calculation' && (
          <ErrorBoundary resetKeys={[model.files]} fallbackRender={CalculationError}>
            <CalculationPanel />
          </ErrorBoundary>
        )}
        {chosen === 'network' && <NetworkPanel />}
        {chosen === 'compare' && <ComparePanel />}
      </div>
    </section>
  )
}

/** The matrix calculates combinations that the calculator does not, so it can fail while the calculator works. */
function CalculationError({ error }: FallbackProps) {
  return <p className="calculation">The calculation failed: {String(error)}</p>
}
