import { FormDialog } from './FormDialog.tsx'

interface DeleteDialogProps {
  /** The name of what is deleted, such as “these 3 rows”. */
  name: string
  /** What is deleted with it, such as "5 uses and 3 payments". */
  references: string
  /** Returns false if nothing is deleted. */
  onConfirm: () => void | boolean
  onClose: () => void
}

/** Confirms that an entry is deleted with everything that refers to it. */
export function DeleteDialog({ name, references, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <FormDialog title={`Delete ${name}?`} submitLabel="Delete" onSubmit={onConfirm} onClose={onClose}>
      <p>This also deletes {references}. Undo brings everything back.</p>
    </FormDialog>
  )
}
