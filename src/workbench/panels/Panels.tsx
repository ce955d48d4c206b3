import { memo } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { listClientYears } from '../state/clientYears.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { useUnapplied } from '../state/useUnapplied.ts'
import { isChanged, selectKeyDiagnostics, selectClientFiles } from '../state/selectors.ts'
import { tabId, Tabs } from '../ui/Tabs.tsx'
import { ChecklistPanel } from './checklist/ChecklistPanel.tsx'
import { ComparePanel } from './compare/ComparePanel.tsx'
import { DiagnosticsPanel } from './diagnostics/DiagnosticsPanel.tsx'
import { FiguresPanel } from './figures/FiguresPanel.tsx'
import { NetworkPanel } from './network/NetworkPanel.tsx'
import { ValuePanel } from './value/ValuePanel.tsx'
import './Panels.css'

const panelId = 'panel'

/** The tabs below the editor. @param diagnostics the diagnostics of the client's files */
export const Panels = memo(function Panels({ diagnostics: fileDiagnostics }: { diagnostics: Diagnostic[] }) {
  const model = useWorkbench()
  const diagnostics = [...selectKeyDiagnostics(model), ...fileDiagnostics]
  const unapplied = useUnapplied()
  const dispatch = useDispatch()
  const chosen = model.view.panel
  const changed = selectClientFiles(model).filter(([, file]) => isChanged(file)).length
  const problems = diagnostics.length + unapplied.length
  const hasErrors = unapplied.length > 0 || diagnostics.some(({ severity }) => severity === 'error')
  const hasChecklist = chosen === 'checklist' || listClientYears(model).length > 1
  const tabs = [
    {
      name: 'diagnostics',
      title: 'Problems',
      count: problems,
      tone: hasErrors ? 'error' : undefined,
    },
    { name: 'figures', title: 'Figures' },
    { name: 'value', title: 'Plan value' },
    { name: 'compare', title: 'Compare', ...(changed > 0 && { count: changed }) },
    ...(hasChecklist ? [{ name: 'checklist', title: 'Checklist' } as const] : []),
    { name: 'network', title: 'Network', count: model.apiCalls.length },
  ] as const
  return (
    <section className="panels" aria-label="Details">
      <p className="visually-hidden" role="status">
        {problems === 1 ? '1 problem' : `${problems} problems`}
      </p>
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
        {chosen === 'figures' && (
          <ErrorBoundary resetKeys={[model.files, model.selectedCase]} fallbackRender={FiguresError}>
            <FiguresPanel />
          </ErrorBoundary>
        )}
        {chosen === 'value' && <ValuePanel />}
        {chosen === 'compare' && <ComparePanel />}
        {chosen === 'network' && <NetworkPanel />}
        {chosen === 'checklist' && <ChecklistPanel />}
      </div>
    </section>
  )
})

/** A case may be one that the calculator does not show, so it can fail while the calculator works. */
function FiguresError({ error }: FallbackProps) {
  return <p className="figures">The figures cannot be calculated: {String(error)}</p>
}
