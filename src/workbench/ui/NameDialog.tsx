import { useState } from 'react'
import { FormDialog } from './FormDialog.tsx'
import { TextField } from './LabeledField.tsx'

interface NameDialogProps {
  title: string
  label: string
  initial?: string
  /** The button that confirms. */
  action: string
  /** Says what follows from a name. */
  describe?: (name: string) => string | undefined
  /** Why a name cannot be used; null if it can. */
  findError?: (name: string) => string | null
  onSubmit: (name: string) => void | boolean | Promise<void>
  onClose: () => void
}

/** Asks for one text. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, initial = '', action, describe, findError, onSubmit, onClose } = props
  const [typed, setTyped] = useState(initial)
  const name = typed.trim()
  const error = (name !== '' && typed !== initial && findError?.(name)) || undefined
  return (
    <FormDialog
      title={title}
      submitLabel={action}
      isDisabled={name === '' || error !== undefined}
      onSubmit={() => onSubmit(name)}
      onClose={onClose}
    >
      <TextField
        label={label}
        isRequired
        hint={describe?.(name)}
        error={error}
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  )
}
