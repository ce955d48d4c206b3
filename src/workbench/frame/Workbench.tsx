import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { EditorPane } from '../editor/EditorPane.tsx'
import { EmptyState } from './EmptyState.tsx'
import { useFileDrop } from '../clients/files/useImportFiles.ts'
import { Header } from './Header.tsx'
import { PaneError } from './PaneError.tsx'
import { Panels } from '../panels/Panels.tsx'
import { CalculatorPane } from './calculator/CalculatorPane.tsx'
import { SplitLayout } from './SplitLayout.tsx'
import { hasNothingToOpen, hasOpenClient } from '../state/selectors.ts'
import { type Persister, usePersistence } from '../state/storage.ts'
import { useCheck } from '../state/useCheck.ts'
import { useDiskSync } from '../state/useDisk.ts'
import { DeferredWorkbench, useWorkbench } from '../state/WorkbenchProvider.tsx'

/** The editor on the left, the calculator with its files on the right, and the panels below the editor. */
export function Workbench({ persister }: { persister: Persister }) {
  useDiskSync()
  usePersistence(persister)
  useFileDrop()
  useCheck()
  const model = useWorkbench()
  const pane = (name: string, content: ReactNode) => (
    <ErrorBoundary
      resetKeys={[model.client, model.files]}
      fallbackRender={() => <PaneError name={name} persister={persister} />}
    >
      {content}
    </ErrorBoundary>
  )
  return (
    <>
      <Header />
      {hasNothingToOpen(model) ? (
        <EmptyState />
      ) : (
        <SplitLayout>
          {hasOpenClient(model) ? (
            pane('editor-pane', <EditorPane />)
          ) : (
            <section className="editor-pane" aria-label="Files" />
          )}
          {pane('calculator-pane', <CalculatorPane />)}
          {pane(
            'panels',
            <DeferredWorkbench>
              <Panels />
            </DeferredWorkbench>,
          )}
        </SplitLayout>
      )}
    </>
  )
}
