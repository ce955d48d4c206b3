import { FormDialog } from './FormDialog.tsx'

interface DeleteDialogProps {
  /** The names of what is deleted. */
  names: readonly string[]
  /** What is deleted and changed with it, in sentences. */
  consequences: string
  /** Returns false if nothing is deleted. */
  onConfirm: () => void | boolean
  onClose: () => void
}

/** The title lists so many names. */
const maxNames = 3

/** Confirms that entries are deleted with everything that refers to them. */
export function DeleteDialog({ names, consequences, onConfirm, onClose }: DeleteDialogProps) {
  const quoted = names.slice(0, maxNames).map((name) => `“${name}”`)
  const more = names.length > maxNames ? [`${names.length - maxNames} more`] : []
  const title = `Delete ${new Intl.ListFormat('en').format([...quoted, ...more])}?`
  return (
    <FormDialog title={title} submitLabel="Delete" onSubmit={onConfirm} onClose={onClose}>
      <p>{consequences} Undo brings everything back.</p>
    </FormDialog>
  )
}
