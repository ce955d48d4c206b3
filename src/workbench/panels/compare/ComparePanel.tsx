import { useBench } from '../../state/BenchProvider.tsx'
import { isChanged, ownFiles } from '../../state/selectors.ts'
import { useDisk } from '../../state/useDisk.ts'
import { Tool } from '../../ui/Tool.tsx'
import { ChangedFile } from './ChangedFile.tsx'
import './ComparePanel.css'

/** Compares the client's files with their versions on disk. */
export function ComparePanel() {
  const model = useBench()
  const { lookAgain } = useDisk()
  const changed = ownFiles(model).filter(([, file]) => isChanged(file))
  return (
    <div className="compare">
      {changed.length === 0 && <p>These files match the disk.</p>}
      {changed.map(([path, file]) => (
        <ChangedFile key={path} path={path} file={file} />
      ))}
      <Tool onClick={() => void lookAgain()}>Refresh</Tool>
    </div>
  )
}
