import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { ToolbarButton } from './ToolbarButton.tsx'

interface FormDialogProps {
  title: string
  size?: 'small' | 'medium'
  /** The words of the button that makes the change. */
  submitLabel: string
  /** Whether the change cannot be made, for a reason that the content says. */
  isDisabled?: boolean
  /**
   * Makes the change. The dialog closes then, unless this returns false, or a promise that rejects with an error, which
   * the dialog shows.
   */
  onSubmit: () => void | boolean | Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form, and a button that makes a change. It stays open, with everything typed, if that fails. */
export function FormDialog(props: FormDialogProps) {
  const { title, size = 'small', submitLabel, isDisabled = false, onSubmit, onClose, children } = props
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    if (error === null) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) {
      wrong.closest('details')?.setAttribute('open', '')
      wrong.focus()
    } else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [error])
  const submit = () => {
    if (isBusy || isDisabled) return
    const result = onSubmit()
    if (!(result instanceof Promise)) {
      if (result !== false) onClose()
      return
    }
    setBusy(true)
    setError(null)
    result.then(onClose, (caught: unknown) => {
      setError(caught instanceof Error ? caught.message : String(caught))
      setBusy(false)
    })
  }
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
          submit()
        }}
      >
        {children}
        <p role="alert" className="form-dialog-error error">
          {error}
        </p>
      </form>
    </Dialog>
  )
}
