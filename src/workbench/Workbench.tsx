import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Division } from './Division.tsx'
import { EditorPane } from './editor/EditorPane.tsx'
import { ReplaceDialog } from './files/ReplaceDialog.tsx'
import { useFileDrop } from './files/useImportFiles.ts'
import { Header } from './Header.tsx'
import { NoClient } from './NoClient.tsx'
import { Panels } from './panels/Panels.tsx'
import { PaneFailure } from './PaneFailure.tsx'
import { StagePane } from './stage/StagePane.tsx'
import { useWorkbench } from './state/WorkbenchProvider.tsx'
import { isNothingToOpen } from './state/selectors.ts'
import type { Persister } from './state/storage.ts'
import { useCheck } from './state/useCheck.ts'
import { useDiskSync } from './state/useDisk.ts'
import { usePersistence } from './state/usePersistence.ts'
import './Workbench.css'

/** The files on the left, the calculator that runs on them on the right, and all there is to know below. */
export function Workbench({ persister }: { persister: Persister }) {
  useDiskSync()
  usePersistence(persister)
  useFileDrop()
  useCheck()
  const model = useWorkbench()
  const { diagnostics } = model.checked
  const pane = (name: string, content: ReactNode) => (
    <ErrorBoundary
      resetKeys={[model.client, model.files]}
      fallbackRender={() => <PaneFailure name={name} persister={persister} />}
    >
      {content}
    </ErrorBoundary>
  )
  return (
    <>
      <Header />
      <ReplaceDialog />
      {isNothingToOpen(model) ? (
        <NoClient />
      ) : (
        <Division>
          {pane('editor-pane', <EditorPane diagnostics={diagnostics} />)}
          {pane('stage-pane', <StagePane diagnostics={diagnostics} />)}
          {pane('panels', <Panels diagnostics={diagnostics} />)}
        </Division>
      )}
    </>
  )
}
