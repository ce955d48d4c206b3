import type { Model } from './state/model.ts'
import { useWorkbench } from './state/WorkbenchProvider.tsx'
import { listClients } from './state/selectors.ts'
import { useDisk } from './state/useDisk.ts'
import { Tool } from './ui/Tool.tsx'
import './Message.css'

/** Says why there is nothing to work on, and how to go on. */
export function NoClient() {
  const model = useWorkbench()
  const { load } = useDisk()
  const { disk } = model
  const isEmpty = disk.status === 'listed' && listClients(model).length === 0
  return (
    <main className="message">
      <h2>{whyNone(model)}</h2>
      {isEmpty && (
        <>
          <p>Start one:</p>
          <pre>
            <code>npx mediplan new &lt;name&gt; --dir {quoted(disk.folder)}</code>
          </pre>
        </>
      )}
      <Tool look="main" onClick={() => void load()}>
        Look again
      </Tool>
    </main>
  )
}

function whyNone({ disk, ...model }: Model) {
  if (disk.status === 'failed') return disk.problem
  if (disk.status === 'loading') return 'Looking for clients.'
  return listClients(model).length === 0
    ? `No clients in ${disk.folder} yet.`
    : `None of the clients in ${disk.folder} can be opened.`
}

/** For a shell, to which a space would end the path. */
function quoted(path: string) {
  return /\s/.test(path) ? JSON.stringify(path) : path
}
