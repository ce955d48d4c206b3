import { download } from './files/download.ts'
import { useWorkbench } from './state/WorkbenchProvider.tsx'
import { selectPersistedState } from './state/PersistedState.ts'
import { selectClientFiles } from './state/selectors.ts'
import type { Persister } from './state/storage.ts'
import { Tool } from './ui/Tool.tsx'
import './Message.css'

interface PaneFailureProps {
  /** The class of the pane, whose place this takes. */
  name: string
  persister: Persister
}

/** In the place of a pane that cannot show what is there: nothing is lost, and there is a way on. */
export function PaneFailure({ name, persister }: PaneFailureProps) {
  const model = useWorkbench()
  const downloadAll = () => {
    for (const [path, { text }] of Object.entries(selectPersistedState(model).drafts)) download(path, text)
  }
  const startAnew = () => {
    persister.clear(selectClientFiles(model).map(([path]) => path))
    location.reload()
  }
  return (
    <section className={`${name} message`} role="alert">
      <h2>This part of the workbench cannot show these files.</h2>
      <p>
        What you have written is kept. Change the file, choose another client, or start over from the disk.
      </p>
      <div className="message-ways">
        <Tool onClick={downloadAll}>Download what is kept</Tool>
        <Tool onClick={startAnew}>Start over</Tool>
      </div>
    </section>
  )
}
