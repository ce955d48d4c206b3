import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Division } from './Division.tsx'
import { EditorPane } from './editor/EditorPane.tsx'
import { ReplaceDialog } from './files/ReplaceDialog.tsx'
import { useDrop } from './files/useTakeFiles.ts'
import { Header } from './Header.tsx'
import { NoClient } from './NoClient.tsx'
import { Panels } from './panels/Panels.tsx'
import { PaneFailure } from './PaneFailure.tsx'
import { StagePane } from './stage/StagePane.tsx'
import { useBench } from './state/BenchProvider.tsx'
import { isNothingToOpen } from './state/selectors.ts'
import type { Keeper } from './state/storage.ts'
import { useCheck } from './state/useCheck.ts'
import { useFollowDisk } from './state/useFollowDisk.ts'
import { useKeep } from './state/useKeep.ts'
import './Workbench.css'

/** The files on the left, the calculator that runs on them on the right, and all there is to know below. */
export function Workbench({ keeper }: { keeper: Keeper }) {
  useFollowDisk()
  useKeep(keeper)
  useDrop()
  useCheck()
  const model = useBench()
  const { diagnostics } = model.checked
  const pane = (name: string, content: ReactNode) => (
    <ErrorBoundary
      resetKeys={[model.client, model.files]}
      fallbackRender={() => <PaneFailure name={name} keeper={keeper} />}
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
