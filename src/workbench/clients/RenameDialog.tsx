import { useState } from 'react'
import { findFolderProblem } from '../../check/clientFolders/nameProblems.ts'
import { Field } from '../ui/Field.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { renameClient } from './foldersClient.ts'
import { useFolderChanges } from './useFolderChanges.ts'
import { useSubmit } from '../state/useSubmit.ts'

interface RenameDialogProps {
  client: string
  /** The folders of the other clients. */
  others: readonly string[]
  onClose: () => void
}

/** Renames the folder of a client. */
export function RenameDialog({ client, others, onClose }: RenameDialogProps) {
  const { apply } = useFolderChanges()
  const [name, setName] = useState(client)
  const { isBusy, error, submit } = useSubmit(() => apply(renameClient(client, name)), onClose)
  const problem = others.includes(name) ? 'Another client has this folder.' : findFolderProblem(name)
  return (
    <FormDialog
      title={`Rename ${client}`}
      submitLabel="Rename"
      isDisabled={problem !== undefined || name === client}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label="Folder" problem={problem}>
        {(attributes) => (
          <input
            {...attributes}
            value={name}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <p>
        Its key and its accepted warnings follow, and the key does not change: sites that use it keep working.
        Employees see the display name, which you change in the form.
      </p>
    </FormDialog>
  )
}
