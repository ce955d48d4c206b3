import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { ToolbarButton } from './ToolbarButton.tsx'

interface FormDialogProps {
  title: string
  size?: 'small' | 'medium'
  /** The words of the button that makes the change. */
  submitLabel: string
  /** Whether the change cannot be made, for a reason that the content says. */
  isDisabled?: boolean
  isBusy?: boolean
  /** Why the change failed. */
  error?: string | null
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form, and a button that makes a change. */
export function FormDialog({
  title,
  size = 'small',
  submitLabel,
  isDisabled = false,
  isBusy = false,
  error = null,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error === null) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      actions={
        <>
          <ToolbarButton onClick={onClose}>Cancel</ToolbarButton>
          <ToolbarButton type="submit" form={formId} variant="primary" disabled={isDisabled || isBusy}>
            {submitLabel}
          </ToolbarButton>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="form-dialog"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <p role="alert" className="form-dialog-error">
          {error}
        </p>
      </form>
    </Dialog>
  )
}
