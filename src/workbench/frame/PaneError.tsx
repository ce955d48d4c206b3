import { download } from '../ui/download.ts'
import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { selectPersistedState } from '../state/PersistedState.ts'
import { selectClientFiles } from '../state/selectors.ts'
import type { Persister } from '../state/storage.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

interface PaneErrorProps {
  /** The class name of the pane that this replaces. */
  name: string
  persister: Persister
}

/** Replaces a pane that failed to render. Unsaved edits can be downloaded or discarded. */
export function PaneError({ name, persister }: PaneErrorProps) {
  const model = useWorkbench()
  const downloadDrafts = () => {
    for (const [path, { text }] of Object.entries(selectPersistedState(model).drafts)) download(path, text)
  }
  const discardDrafts = () => {
    persister.clear(selectClientFiles(model).map(([path]) => path))
    location.reload()
  }
  return (
    <section className={`${name} message`} role="alert">
      <h2>This pane can't show these files.</h2>
      <p>
        Your unsaved edits are kept. Change the file, choose another client, or discard this client's edits.
      </p>
      <div className="row wrap">
        <ToolbarButton onClick={downloadDrafts}>Download unsaved edits</ToolbarButton>
        <ToolbarButton onClick={discardDrafts}>Discard edits and reload</ToolbarButton>
      </div>
    </section>
  )
}
