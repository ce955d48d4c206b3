// Before the style sheets of the panels, which change its looks.
import './Panels.css'
import { memo, type ComponentType } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { listClientYears } from '../state/clientYears.ts'
import type { Model } from '../state/model.ts'
import { isChanged, selectClientFiles, selectDiagnostics } from '../state/selectors.ts'
import { useOpenYear } from '../state/useOpenYear.ts'
import { useTypical } from '../state/useTypical.ts'
import { useUnapplied } from '../state/useUnapplied.ts'
import { useWorkbench, useDispatch } from '../state/WorkbenchProvider.tsx'
import { tabId, Tabs } from '../ui/Tabs.tsx'
import { ChecklistPanel } from './ChecklistPanel.tsx'
import { ComparePanel } from './compare/ComparePanel.tsx'
import { DiagnosticsPanel } from './diagnostics/DiagnosticsPanel.tsx'
import { FiguresPanel } from './FiguresPanel.tsx'
import { ValuePanel } from './value/ValuePanel.tsx'

const panelId = 'panel'

/** The tabs below the editor. */
export const Panels = memo(function Panels() {
  const model = useWorkbench()
  const diagnostics = selectDiagnostics(model)
  const unapplied = useUnapplied()
  const dispatch = useDispatch()
  // A browser may have saved the name of a panel that no longer exists.
  const { name: chosen, Panel } = panels.find(({ name }) => name === model.view.panel) ?? panels[0]!
  const isEdited = selectClientFiles(model).some(([, file]) => isChanged(file))
  const problems = diagnostics.length + unapplied.length
  const hasErrors = unapplied.length > 0 || diagnostics.some(({ severity }) => severity === 'error')
  const typical = useTypical(useOpenYear()).values.length
  const hasChecklist = chosen === 'checklist' || typical > 0 || listClientYears(model).length > 1
  const notes: Partial<Record<PanelName, { count?: number; tone?: 'error' | undefined; dot?: string }>> = {
    diagnostics: { count: problems, tone: hasErrors ? 'error' : undefined },
    // The panel counts the differences, which takes too long while the user types.
    compare: isEdited ? { dot: 'changed' } : {},
    checklist: typical > 0 ? { count: typical } : {},
  }
  const tabs = panels
    .filter(({ name }) => name !== 'checklist' || hasChecklist)
    .map(({ name, title }) => ({ name, title, ...notes[name] }))
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
        <Panel />
      </div>
    </section>
  )
})

type PanelName = Model['view']['panel']

const panels: readonly { name: PanelName; title: string; Panel: ComponentType }[] = [
  { name: 'diagnostics', title: 'Problems', Panel: DiagnosticsPanel },
  { name: 'figures', title: 'Figures', Panel: SafeFiguresPanel },
  { name: 'value', title: 'Plan value', Panel: ValuePanel },
  { name: 'compare', title: 'Compare', Panel: ComparePanel },
  { name: 'checklist', title: 'Checklist', Panel: ChecklistPanel },
]

/** A case may be one that the calculator does not show, so it can fail while the calculator works. */
function SafeFiguresPanel() {
  const { files, selectedCase } = useWorkbench()
  return (
    <ErrorBoundary resetKeys={[files, selectedCase]} fallbackRender={FiguresError}>
      <FiguresPanel />
    </ErrorBoundary>
  )
}

function FiguresError({ error }: FallbackProps) {
  return <p className="panel-message">The figures cannot be calculated: {String(error)}</p>
}
