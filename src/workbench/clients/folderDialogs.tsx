import { useState } from 'react'
import { findKeyError } from '../../check/clientFolders/nameErrors.ts'
import { useCopy } from '../state/useCopy.ts'
import { FormDialog } from '../ui/FormDialog.tsx'
import { TextField } from '../ui/LabeledField.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { findFolderError, KeyField, randomKey } from './clientFields.tsx'
import { useFolderChanges } from './useFolderChanges.ts'

interface DeleteFolderDialogProps {
  /** The folder of a client, or of one of its years: "acme/2028". */
  folder: string
  /** Its files, by path in the folder of all clients. */
  paths: readonly string[]
  hasUnsavedEdits: boolean
  onClose: () => void
}

/** Deletes a client, or one of its years, after the user has typed its name. */
export function DeleteFolderDialog({ folder, paths, hasUnsavedEdits, onClose }: DeleteFolderDialogProps) {
  const { change } = useFolderChanges()
  const [typed, setTyped] = useState('')
  const [client, year] = folder.split('/') as [string, string | undefined]
  const name = year ?? client
  return (
    <FormDialog
      title={year === undefined ? `Delete ${client}?` : `Delete ${year} of ${client}?`}
      submitLabel="Delete"
      isDisabled={typed.trim() !== name}
      onSubmit={() => change('DELETE', ['client-folders', ...folder.split('/')])}
      onClose={onClose}
    >
      <p>This deletes on disk:</p>
      <ul className="bulleted">
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
      <TextField label={`Type ${name} to confirm`} value={typed} onChange={setTyped} />
    </FormDialog>
  )
}

interface RenameDialogProps {
  client: string
  /** The folders of the other clients. */
  others: readonly string[]
  onClose: () => void
}

/** Renames the folder of a client. */
export function RenameDialog({ client, others, onClose }: RenameDialogProps) {
  const { change } = useFolderChanges()
  const [name, setName] = useState(client)
  const error = findFolderError(name, others)
  return (
    <FormDialog
      title={`Rename ${client}`}
      submitLabel="Rename"
      isDisabled={error !== undefined || name === client}
      onSubmit={() => change('POST', ['client-folders', client, 'name'], { name })}
      onClose={onClose}
    >
      <TextField label="Folder" error={error} value={name} onChange={setName} />
      <p>
        Its key and its accepted warnings follow, and the key does not change: sites that use it keep working.
        Employees see the display name, which you change in the form.
      </p>
    </FormDialog>
  )
}

interface KeyDialogProps {
  client: string
  /** The client's key; null if it has none. */
  current: string | null
  onClose: () => void
}

/** Shows, creates, and changes the API key of a client. */
export function KeyDialog({ client, current, onClose }: KeyDialogProps) {
  const { change } = useFolderChanges()
  const [key, setKey] = useState(() => (current === null ? randomKey() : ''))
  return (
    <FormDialog
      title={`Key of ${client}`}
      submitLabel={current === null ? 'Create key' : 'Change key'}
      isDisabled={findKeyError(key) !== undefined || key === current}
      onSubmit={() => change('PUT', ['client-keys', client], { key })}
      onClose={onClose}
    >
      <p>
        The calculator&rsquo;s page sends this key to get the client: it is <code>VITE_API_KEY</code> of its
        site.
      </p>
      {current === null ? (
        <p>{client} has no key, so no page can show it.</p>
      ) : (
        <CurrentKey value={current} />
      )}
      <KeyField
        label={current === null ? 'Key' : 'New key'}
        hint={current === null ? undefined : 'Sites that use the current key stop working.'}
        value={key}
        onChange={setKey}
      />
    </FormDialog>
  )
}

function CurrentKey({ value }: { value: string }) {
  const copy = useCopy()
  const [isRevealed, setIsRevealed] = useState(false)
  return (
    <TextField
      label="Current key"
      type={isRevealed ? 'text' : 'password'}
      value={value}
      actions={
        <>
          <ToolbarButton aria-pressed={isRevealed} onClick={() => setIsRevealed(!isRevealed)}>
            Reveal
          </ToolbarButton>
          <ToolbarButton onClick={() => void copy(value, 'The key is on the clipboard.')}>Copy</ToolbarButton>
        </>
      }
    />
  )
}

interface MakeCurrentDialogProps {
  client: string
  /** The year to make current. */
  year: number
  /** The year that is current now. */
  oldYear: number
  hasUnsavedEdits: boolean
  onClose: () => void
}

/** Makes another plan year the current one. */
export function MakeCurrentDialog(props: MakeCurrentDialogProps) {
  const { change } = useFolderChanges()
  const { client, year, oldYear, hasUnsavedEdits, onClose } = props
  return (
    <FormDialog
      title={`Make ${year} the current year?`}
      submitLabel={`Make ${year} current`}
      isDisabled={hasUnsavedEdits}
      onSubmit={() => change('POST', ['client-folders', client, String(year), 'current'])}
      onClose={onClose}
    >
      <ul className="bulleted">
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
      {hasUnsavedEdits && <p className="error">Save your edits first, because this moves files on disk.</p>}
    </FormDialog>
  )
}
