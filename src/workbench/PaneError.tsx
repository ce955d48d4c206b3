import { download } from './files/download.ts'
import { useBench } from './state/BenchProvider.tsx'
import { keptOf } from './state/PersistedState.ts'
import { ownFiles } from './state/selectors.ts'
import type { Keeper } from './state/storage.ts'
import { Tool } from './ui/Tool.tsx'
import './Message.css'

interface PaneErrorProps {
  /** The class name of the pane that this replaces. */
  name: string
  keeper: Keeper
}

/** Replaces a pane that failed to render. Unsaved edits can be downloaded or discarded. */
export function PaneError({ name, keeper }: PaneErrorProps) {
  const model = useBench()
  const downloadDrafts = () => {
    for (const [path, { text }] of Object.entries(keptOf(model).drafts)) download(path, text)
  }
  const discardDrafts = () => {
    keeper.forget(ownFiles(model).map(([path]) => path))
    location.reload()
  }
  return (
    <section className={`${name} message`} role="alert">
      <h2>This pane can't show these files.</h2>
      <p>
        Your unsaved edits are kept. Change the file, choose another client, or discard this client's edits.
      </p>
      <div className="message-actions">
        <Tool onClick={downloadDrafts}>Download unsaved edits</Tool>
        <Tool onClick={discardDrafts}>Discard edits and reload</Tool>
      </div>
    </section>
  )
}
