import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { isChanged, selectClientFiles } from '../../state/selectors.ts'
import { useDisk } from '../../state/useDisk.ts'
import { Tool } from '../../ui/Tool.tsx'
import { ChangedFile } from './ChangedFile.tsx'
import './ComparePanel.css'

/** Compares the client's files with their versions on disk. */
export function ComparePanel() {
  const model = useWorkbench()
  const { refresh } = useDisk()
  const changed = selectClientFiles(model).filter(([, file]) => isChanged(file))
  return (
    <div className="compare">
      {changed.length === 0 && <p>These files match the disk.</p>}
      {changed.map(([path, file]) => (
        <ChangedFile key={path} path={path} file={file} />
      ))}
      <Tool onClick={() => void refresh()}>Refresh</Tool>
    </div>
  )
}
