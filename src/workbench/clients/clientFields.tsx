import { findFolderNameError, findKeyError } from '../../check/clientFolders/nameErrors.ts'
import { TextField, type LabeledFieldProps } from '../ui/LabeledField.tsx'
import { ToolbarButton } from '../ui/ToolbarButton.tsx'

interface KeyFieldProps extends Omit<LabeledFieldProps, 'error'> {
  value: string
  onChange: (key: string) => void
}

/** An API key, with a button that fills in a random one. */
export function KeyField(props: KeyFieldProps) {
  const { value, onChange } = props
  return (
    <TextField
      {...props}
      error={value === '' ? undefined : findKeyError(value)}
      actions={<ToolbarButton onClick={() => onChange(randomKey())}>Random</ToolbarButton>}
    />
  )
}

/** A random key: 24 hexadecimal digits. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Why the folder of a client cannot have a name; undefined if it can. @param others those of the other clients */
export function findFolderError(name: string, others: readonly string[]): string | undefined {
  return others.includes(name) ? 'Another client has this folder.' : findFolderNameError(name)
}
