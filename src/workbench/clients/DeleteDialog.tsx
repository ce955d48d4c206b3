import { useState } from 'react'
import { Field } from '../ui/Field.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { deleteFolder } from './foldersClient.ts'
import { useFolderChanges } from './useFolderChanges.ts'
import { useSubmit } from '../state/useSubmit.ts'

interface DeleteDialogProps {
  /** The folder of a client, or of one of its years: "acme/2028". */
  folder: string
  /** Its files, by path in the folder of all clients. */
  paths: readonly string[]
  hasUnsavedEdits: boolean
  onClose: () => void
}

/** Deletes a client, or one of its years, after the user has typed its name. */
export function DeleteDialog({ folder, paths, hasUnsavedEdits, onClose }: DeleteDialogProps) {
  const { apply } = useFolderChanges()
  const [typed, setTyped] = useState('')
  const { isBusy, error, submit } = useSubmit(() => apply(deleteFolder(folder)), onClose)
  const [client, year] = folder.split('/') as [string, string | undefined]
  const name = year ?? client
  return (
    <FormDialog
      title={year === undefined ? `Delete ${client}?` : `Delete ${year} of ${client}?`}
      submitLabel="Delete"
      isDisabled={typed.trim() !== name}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>This deletes on disk:</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
        {year === undefined && <li>its keys, so sites that use them stop working</li>}
        <li>its accepted warnings</li>
        {hasUnsavedEdits && <li>your unsaved edits</li>}
      </ul>
      <p>Undo brings all of it back until you stop the workbench.</p>
      <Field label={`Type ${name} to confirm`}>
        {(attributes) => (
          <input
            {...attributes}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
