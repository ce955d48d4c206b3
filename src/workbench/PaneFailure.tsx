import { download } from './files/download.ts'
import { useBench } from './state/BenchProvider.tsx'
import { keptOf } from './state/PersistedState.ts'
import { ownFiles } from './state/selectors.ts'
import type { Keeper } from './state/storage.ts'
import { Tool } from './ui/Tool.tsx'
import './Message.css'

interface PaneFailureProps {
  /** The class of the pane, whose place this takes. */
  name: string
  keeper: Keeper
}

/** In the place of a pane that cannot show what is there: nothing is lost, and there is a way on. */
export function PaneFailure({ name, keeper }: PaneFailureProps) {
  const model = useBench()
  const downloadAll = () => {
    for (const [path, { text }] of Object.entries(keptOf(model).drafts)) download(path, text)
  }
  const startAnew = () => {
    keeper.forget(ownFiles(model).map(([path]) => path))
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
