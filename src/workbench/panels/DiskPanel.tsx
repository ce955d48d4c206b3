import { useBench, useDispatch } from '../state/BenchProvider.tsx'
import { insideClient, isChanged, ownFiles } from '../state/selectors.ts'
import { useDisk } from '../state/useDisk.ts'
import { Tool } from '../ui/Tool.tsx'
import { Difference } from './Difference.tsx'
import './DiskPanel.css'

/** How the client's files differ from those on disk. */
export function DiskPanel() {
  const model = useBench()
  const dispatch = useDispatch()
  const { lookAgain } = useDisk()
  const changed = ownFiles(model).filter(([, file]) => isChanged(file))
  return (
    <div className="disk">
      <Tool onClick={() => void lookAgain()}>Look at the disk again</Tool>
      {changed.length === 0 && <p>These files are as they are on disk.</p>}
      {changed.map(([path, { text, onDisk }]) => (
        <section key={path}>
          <div className="disk-heading">
            <h2>{insideClient(path)}</h2>
            {onDisk === null ? (
              <p className="soft">is not on disk yet.</p>
            ) : (
              <Tool onClick={() => dispatch({ type: 'rewritten', path, text: onDisk })}>
                Back to the disk's
              </Tool>
            )}
          </div>
          {onDisk !== null && <Difference name={insideClient(path)} before={onDisk} after={text} />}
        </section>
      ))}
    </div>
  )
}
