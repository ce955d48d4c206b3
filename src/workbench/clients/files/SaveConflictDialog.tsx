import { compareSides } from '../../../compare/compareSides.ts'
import { fileName, parentFolder, isYearFile } from '../../../contract/clientFiles.ts'
import { openTexts } from '../../state/clientYears.ts'
import type { Model } from '../../state/model.ts'
import { pathInClient } from '../../state/selectors.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

/** Others are in the panel Compare. */
const maxShown = 5

interface SaveConflictDialogProps {
  /** The files whose version on disk is not the one that was opened. */
  paths: readonly string[]
  onOverwrite: () => void
  onClose: () => void
}

/** Asks which version to keep of files that differ from what another tab or program has saved since. */
export function SaveConflictDialog({ paths, onOverwrite, onClose }: SaveConflictDialogProps) {
  const { files } = useWorkbench()
  const dispatch = useDispatch()
  const onDisk = paths.flatMap((path) => {
    const text = files[path]?.diskText ?? null
    return text === null ? [] : [[path, text] as const]
  })
  const names = new Intl.ListFormat('en').format(paths.map(pathInClient))
  const load = () => {
    dispatch({ type: 'filesEdited', texts: Object.fromEntries(onDisk) })
    dispatch({ type: 'noticeShown', message: 'Loaded the version on disk. Undo brings yours back.' })
    onClose()
  }
  return (
    <Dialog
      title={`${names} ${paths.length === 1 ? 'has' : 'have'} changed on disk`}
      onClose={onClose}
      actions={
        <>
          <ToolbarButton onClick={onOverwrite}>
            {onDisk.length > 0 ? 'Overwrite' : 'Save it again'}
          </ToolbarButton>
          {onDisk.length > 0 && <ToolbarButton onClick={load}>Load the version on disk</ToolbarButton>}
          <ToolbarButton variant="primary" onClick={onClose}>
            Keep editing
          </ToolbarButton>
        </>
      }
    >
      <p>
        Another tab or program has changed the disk since you opened the client. Which version do you keep?
      </p>
      {paths.map((path) => (
        <ConflictDifferences key={path} path={path} files={files} />
      ))}
    </Dialog>
  )
}

function ConflictDifferences({ path, files }: { path: string; files: Model['files'] }) {
  const name = pathInClient(path)
  const differences = listDifferences(files, path)
  if (differences === null) return <p>{name} is no longer on disk.</p>
  return (
    <>
      <p>
        {differences.length > 0
          ? `${name}, from the disk to your edits:`
          : `${name}: no value differs, only how the file is written.`}
      </p>
      <ul className="bulleted">
        {differences.slice(0, maxShown).map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
        {differences.length > maxShown && (
          <li>and {differences.length - maxShown} more, which Compare lists</li>
        )}
      </ul>
    </>
  )
}

/** In words; null if the file is not on disk. */
function listDifferences(files: Model['files'], path: string): string[] | null {
  const diskText = files[path]?.diskText ?? null
  if (diskText === null) return null
  const folder = parentFolder(path)
  const texts = openTexts(files, folder)
  const file = fileName(path)
  if (!texts || !isYearFile(file)) return []
  const result = compareSides(
    { title: 'the disk', folder, texts: { ...texts, [file]: diskText } },
    { title: 'your edits', folder, texts },
  )
  return typeof result === 'string' ? [result] : [...new Set(result.map(({ text }) => text))]
}
