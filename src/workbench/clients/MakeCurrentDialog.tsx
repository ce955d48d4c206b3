import { FormDialog } from '../ui/FormDialog.tsx'
import { makeYearCurrent } from './foldersClient.ts'
import { useFolderChanges } from './useFolderChanges.ts'
import { useSubmit } from '../state/useSubmit.ts'

interface MakeCurrentDialogProps {
  client: string
  /** The year to make current. */
  year: number
  /** The year that is current now. */
  oldYear: number
  hasUnsavedEdits: boolean
  onClose: () => void
}

/** Makes a preview year the current one. */
export function MakeCurrentDialog({
  client,
  year,
  oldYear,
  hasUnsavedEdits,
  onClose,
}: MakeCurrentDialogProps) {
  const { apply } = useFolderChanges()
  const { isBusy, error, submit } = useSubmit(() => apply(makeYearCurrent(`${client}/${year}`)), onClose)
  return (
    <FormDialog
      title={`Make ${year} the current year?`}
      submitLabel={`Make ${year} current`}
      isDisabled={hasUnsavedEdits}
      isBusy={isBusy}
      error={error ?? (hasUnsavedEdits ? 'Save your edits first, because this moves files on disk.' : null)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ul>
        <li>
          Employees see {year} at once: its files move from <code>{`${client}/${year}`}</code> to{' '}
          <code>{client}</code>.
        </li>
        <li>
          {oldYear} moves to <code>{`${client}/${oldYear}`}</code>, and remains at{' '}
          <code>/preview/{oldYear}</code>.
        </li>
        <li>Accepted warnings follow their files.</li>
      </ul>
    </FormDialog>
  )
}
