import { useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { isChanged, selectClientFiles } from '../../state/selectors.ts'
import { useDisk } from '../../state/useDisk.ts'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
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
      <ToolbarButton onClick={() => void refresh()}>Refresh</ToolbarButton>
    </div>
  )
}
