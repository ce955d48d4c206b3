import { useWorkbench } from '../state/WorkbenchProvider.tsx'
import { isChanged, selectClientFiles } from '../state/selectors.ts'
import { useDisk } from '../state/useDisk.ts'
import { Tool } from '../ui/Tool.tsx'
import { ChangedFile } from './ChangedFile.tsx'
import './DiskPanel.css'

/** How the client's files differ from those on disk. */
export function DiskPanel() {
  const model = useWorkbench()
  const { refresh } = useDisk()
  const changed = selectClientFiles(model).filter(([, file]) => isChanged(file))
  return (
    <div className="disk">
      {changed.length === 0 && <p>These files are as they are on disk.</p>}
      {changed.map(([path, file]) => (
        <ChangedFile key={path} path={path} file={file} />
      ))}
      <Tool onClick={() => void refresh()}>Look at the disk again</Tool>
    </div>
  )
}
