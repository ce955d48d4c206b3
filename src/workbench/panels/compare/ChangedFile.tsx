import { useDispatch } from '../../state/WorkbenchProvider.tsx'
import { compareWithDisk, type OpenFile, type DiskStatus } from '../../state/OpenFile.ts'
import { pathInClient } from '../../state/selectors.ts'
import { Disclosure } from '../../../calculator/ui/Disclosure.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { FileDiff } from './FileDiff.tsx'

/** A file that differs from its version on disk, with the difference. */
export function ChangedFile({ path, file }: { path: string; file: OpenFile }) {
  const dispatch = useDispatch()
  const { text, diskText, isConflictShown } = file
  const name = pathInClient(path)
  const status = compareWithDisk(file)
  return (
    <section>
      <div className="compare-heading">
        <h2>{name}</h2>
        {diskText !== null && (
          <ToolbarButton onClick={() => dispatch({ type: 'textReplaced', path, text: diskText })}>
            Revert to the version on disk
          </ToolbarButton>
        )}
      </div>
      {status !== 'changed' && (
        <p className="compare-status" data-status={status}>
          {describeStatus(status, name, isConflictShown)}
        </p>
      )}
      {diskText !== null && (
        <Disclosure summary={`The text of ${name}`}>
          <p className="compare-colors">{colors}</p>
          <FileDiff name={name} before={diskText} after={text} />
        </Disclosure>
      )}
    </section>
  )
}

const colors = 'Red: on disk. Green: yours.'

/** @param isConflictShown whether a save was refused, so that the next one replaces the version on disk */
export function describeStatus(status: DiskStatus, name: string, isConflictShown: boolean): string {
  const howOften = isConflictShown ? 'again' : 'twice'
  const texts: Record<DiskStatus, string> = {
    same: `${name} matches the disk.`,
    changed: `${name} has unsaved changes.`,
    new: `${name} is not on disk yet. Saving creates it.`,
    replaced: `${name} was changed by someone else. Saving ${howOften} replaces theirs.`,
    gone: `${name} is no longer on disk. Saving ${howOften} puts it back.`,
  }
  return texts[status]
}
