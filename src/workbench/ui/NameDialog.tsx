import { useId, useState, type SubmitEvent } from 'react'
import { Dialog } from './Dialog.tsx'
import { ToolbarButton } from './ToolbarButton.tsx'
import './NameDialog.css'

interface NameDialogProps {
  title: string
  label: string
  initial?: string
  /** The button that confirms. */
  action: string
  /** Says what follows from a name. */
  describe?: (name: string) => string | null
  /** Why a name cannot be used; null if it can. */
  findProblem?: (name: string) => string | null
  onSubmit: (name: string) => void
  onClose: () => void
}

/** Asks for one text. */
export function NameDialog(props: NameDialogProps) {
  const { title, label, initial = '', action, describe, findProblem, onSubmit, onClose } = props
  const [name, setName] = useState(initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const id = useId()
  const problem = name.trim() === '' ? 'Write a name.' : (findProblem?.(name.trim()) ?? null)
  const note = describe?.(name.trim())
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (problem === null) onSubmit(name.trim())
  }
  const shownProblem = isSubmitted || (name !== initial && name.trim() !== '') ? problem : null
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <ToolbarButton onClick={onClose}>Cancel</ToolbarButton>
          <ToolbarButton variant="primary" type="submit" form={`${id}-form`}>
            {action}
          </ToolbarButton>
        </>
      }
    >
      <form className="name-dialog" id={`${id}-form`} onSubmit={submit}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          value={name}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this dialog
          autoFocus
          aria-required
          aria-invalid={shownProblem !== null || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p id={`${id}-note`} role="status">
          {shownProblem ?? note}
        </p>
      </form>
    </Dialog>
  )
}
