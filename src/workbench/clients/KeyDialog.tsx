import { useState } from 'react'
import { findKeyProblem } from '../../check/clientFolders/nameProblems.ts'
import { useCopy } from '../state/useCopy.ts'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'
import { Field } from '../ui/Field.tsx'
import { FormDialog } from '../ui/FormDialog.tsx'
import { replaceKey } from './foldersClient.ts'
import { randomKey } from './randomKey.ts'
import { useFolderChanges } from './useFolderChanges.ts'
import { useSubmit } from '../state/useSubmit.ts'

interface KeyDialogProps {
  client: string
  /** The client's key; null if it has none. */
  current: string | null
  onClose: () => void
}

/** Shows, creates, and changes the API key of a client. */
export function KeyDialog({ client, current, onClose }: KeyDialogProps) {
  const { apply } = useFolderChanges()
  const [key, setKey] = useState(() => (current === null ? randomKey() : ''))
  const { isBusy, error, submit } = useSubmit(() => apply(replaceKey(client, key)), onClose)
  return (
    <FormDialog
      title={`Key of ${client}`}
      submitLabel={current === null ? 'Create key' : 'Change key'}
      isDisabled={findKeyProblem(key) !== undefined || key === current}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
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
      <Field
        label={current === null ? 'Key' : 'New key'}
        hint={current === null ? undefined : 'Sites that use the current key stop working.'}
        problem={key === '' ? undefined : findKeyProblem(key)}
      >
        {(attributes) => (
          <div className="form-dialog-row">
            <input
              {...attributes}
              value={key}
              autoComplete="off"
              spellCheck={false}
              onChange={({ currentTarget }) => setKey(currentTarget.value)}
            />
            <ToolbarButton onClick={() => setKey(randomKey())}>Random</ToolbarButton>
          </div>
        )}
      </Field>
    </FormDialog>
  )
}

function CurrentKey({ value }: { value: string }) {
  const copy = useCopy()
  const [isRevealed, setIsRevealed] = useState(false)
  return (
    <Field label="Current key">
      {(attributes) => (
        <div className="form-dialog-row">
          <input
            {...attributes}
            type={isRevealed ? 'text' : 'password'}
            // Keeps browsers from offering to save it.
            autoComplete="off"
            readOnly
            value={value}
          />
          <ToolbarButton aria-pressed={isRevealed} onClick={() => setIsRevealed(!isRevealed)}>
            Reveal
          </ToolbarButton>
          <ToolbarButton onClick={() => void copy(value, 'The key is on the clipboard.')}>Copy</ToolbarButton>
        </div>
      )}
    </Field>
  )
}
