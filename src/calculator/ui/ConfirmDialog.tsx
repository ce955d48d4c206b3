import { useId } from 'react'
import { Button } from './Button.tsx'
import { Modal, type ModalProps } from './Modal.tsx'

interface ConfirmDialogProps extends Omit<ModalProps, 'describedBy' | 'actions' | 'children'> {
  /** What the action does. Screen readers announce it with the title. */
  effect: string
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog({
  effect,
  confirmLabel,
  cancelLabel,
  onConfirm,
  ...modal
}: ConfirmDialogProps) {
  const effectId = useId()
  return (
    <Modal
      {...modal}
      describedBy={effectId}
      actions={
        <>
          <Button onClick={onConfirm}>{confirmLabel}</Button>
          <Button variant="quiet" onClick={modal.onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <p id={effectId} className="modal-text">
        {effect}
      </p>
    </Modal>
  )
}
