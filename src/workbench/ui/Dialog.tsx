import { useEffect, useRef, type ReactNode } from 'react'
import { Modal } from '../../calculator/ui/Modal.tsx'

interface DialogProps {
  title: string
  /** The width: a question, a form, or a table. */
  size?: 'small' | 'medium' | 'large'
  /** Called when the user presses the close button or Escape. Remove the dialog then. */
  onClose: () => void
  /** The buttons below the content, the primary one last. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog, open as long as it is rendered. It starts at its first field. The focus returns to where it was. */
export function Dialog({ title, size = 'medium', onClose, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog has opened, when the browser focuses the close button.
    const fields = '.modal-content :is(input:not([readonly], [type="file"]), select, textarea)'
    dialog.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [])
  return (
    <div className="dialog" data-size={size} ref={dialog}>
      <Modal isOpen title={title} closeLabel="Close" onClose={onClose} actions={actions}>
        {children}
      </Modal>
    </div>
  )
}
