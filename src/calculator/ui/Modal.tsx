import X from '~icons/lucide/x'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import './Modal.css'

export interface ModalProps {
  title: string
  closeLabel: string
  /** The id of the part of the content that screen readers announce with the title. */
  describedBy?: string
  isOpen: boolean
  /** Called when the visitor presses the close button or Escape. */
  onClose: () => void
  /** The buttons below the content. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog. Its content is mounted only while it is open, and scrolls if it is long. */
export function Modal({ title, closeLabel, describedBy, isOpen, onClose, actions, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  useLayoutEffect(() => {
    const element = dialog.current
    // A dialog that is removed while it is open would not return the focus.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <div className="modal-header row">
            <h2 id={titleId}>{title}</h2>
            <button
              type="button"
              className="modal-close round-button"
              aria-label={closeLabel}
              onClick={() => dialog.current?.close()}
            >
              <X aria-hidden />
            </button>
          </div>
          <div className="modal-content">{children}</div>
          {actions && <div className="modal-actions wrap">{actions}</div>}
        </>
      )}
    </dialog>
  )
}
