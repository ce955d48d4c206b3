import { useMemo } from 'react'
import { parentFolder } from '../../../contract/clientFiles.ts'
import { revertDifference } from '../../state/compare/revertDifference.ts'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { isChanged, selectClientFiles, yearFolderOf } from '../../state/selectors.ts'
import { useDisk } from '../../state/useDisk.ts'
import { useEditYear } from '../../state/useYearDocuments.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { ChangedFile } from './ChangedFile.tsx'
import { compareSides, diskTexts, openTexts } from './comparisons.ts'
import { DifferenceList } from './DifferenceList.tsx'
import { useJump } from './useJump.ts'
import { useSide } from './useSide.ts'

/** Your edits of the open year in words, and the changed files of the client. */
export function DiskComparison() {
  const { files, client, path } = useWorkbench()
  const { refresh } = useDisk()
  const folder = yearFolderOf(path)
  const changed = selectClientFiles({ client, files }).filter(([, file]) => isChanged(file))
  const edited = openTexts(files, folder)
  const onDisk = diskTexts(files, folder)
  return (
    <>
      {changed.length === 0 && <p>These files match the disk.</p>}
      {edited && onDisk && changed.some(([each]) => parentFolder(each) === folder) && (
        <EditedYear key={folder} folder={folder} onDisk={onDisk} edited={edited} />
      )}
      {changed.map(([each, file]) => (
        <ChangedFile key={each} path={each} file={file} />
      ))}
      <ToolbarButton onClick={() => void refresh()}>Refresh</ToolbarButton>
    </>
  )
}

function EditedYear({ folder, onDisk, edited }: { folder: string; onDisk: YearTexts; edited: YearTexts }) {
  const dispatch = useDispatch()
  const { change } = useEditYear()
  const jump = useJump()
  const before = useSide(folder, onDisk, 'the disk')
  const after = useSide(folder, edited, 'your edits')
  const differences = useMemo(() => compareSides(before, after), [before, after])
  return (
    <DifferenceList
      title="From the disk to your edits"
      differences={differences}
      onOpen={(difference) => jump(after, difference)}
      onRevert={(difference) => {
        if (change((texts) => revertDifference(texts, difference, after.texts)))
          dispatch({ type: 'noticeShown', message: 'Reverted. Undo brings it back.' })
      }}
    />
  )
}
