import { useState } from 'react'
import { findLanguageTag, languageName } from '../../../check/languages/languageName.ts'
import { languagesFolder } from '../../../contract/clientFiles.ts'
import { Field } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useSubmit } from '../../useSubmit.ts'

interface AddLanguageDialogProps {
  /** The languages whose texts are there. */
  listed: readonly string[]
  /** Rejects with a message for the user. */
  onAdd: (tag: string) => Promise<void>
  onClose: () => void
}

/** Asks for a language that the calculator does not include. */
export function AddLanguageDialog({ listed, onAdd, onClose }: AddLanguageDialogProps) {
  const [text, setText] = useState('')
  const tag = findLanguageTag(text)
  const { isBusy, error, submit } = useSubmit(() => onAdd(tag!), onClose)
  const problem = text.trim() === '' ? undefined : describeProblem(tag, listed)
  const name = tag === undefined ? '' : languageName(tag)
  return (
    <FormDialog
      title="Add another language"
      submitLabel="Add"
      isDisabled={tag === undefined || problem !== undefined}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Language"
        hint={
          tag === undefined || problem !== undefined
            ? 'The English name, such as Haitian Creole, or the tag, such as fr-CA.'
            : `${name}, with the tag ${tag}.`
        }
        problem={problem}
      >
        {(attributes) => (
          <input
            {...attributes}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <p>
        This adds a file in the folder {languagesFolder} with every text of the calculator in English, for all
        years of the client. Translate it under JSON. Problems lists what is not translated yet.
      </p>
    </FormDialog>
  )
}

function describeProblem(tag: string | undefined, listed: readonly string[]) {
  if (tag === undefined) return 'This is not the English name or the tag of a language.'
  return listed.includes(tag) ? `${languageName(tag)} is in the list already. Choose it there.` : undefined
}
