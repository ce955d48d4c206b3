import { Dialog } from './Dialog.tsx'
import { ToolbarButton } from './ToolbarButton.tsx'

interface DeleteDialogProps {
  /** The name of what is deleted, such as “these 3 rows”. */
  name: string
  /** What is deleted with it, such as "5 uses and 3 payments". */
  references: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirms that an entry is deleted with everything that refers to it. */
export function DeleteDialog({ name, references, onConfirm, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      title={`Delete ${name}?`}
      size="small"
      onClose={onClose}
      actions={
        <>
          <ToolbarButton onClick={onClose}>Cancel</ToolbarButton>
          <ToolbarButton variant="primary" onClick={onConfirm}>
            Delete
          </ToolbarButton>
        </>
      }
    >
      <p>This also deletes {references}. Undo brings everything back.</p>
    </Dialog>
  )
}
