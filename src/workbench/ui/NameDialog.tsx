import { useId, useState } from 'react'
import { FormDialog } from './FormDialog.tsx'

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
  const [typed, setTyped] = useState(initial)
  const [isSubmitted, setSubmitted] = useState(false)
  const id = useId()
  const name = typed.trim()
  const problem = name === '' ? 'Write a name.' : (findProblem?.(name) ?? null)
  const submit = () => {
    setSubmitted(true)
    if (problem === null) onSubmit(name)
  }
  const shownProblem = isSubmitted || (typed !== initial && name !== '') ? problem : null
  return (
    <FormDialog title={title} submitLabel={action} onSubmit={submit} onClose={onClose}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          value={typed}
          autoComplete="off"
          aria-required
          aria-invalid={shownProblem !== null || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p id={`${id}-note`} role="status" className={shownProblem === null ? 'soft' : 'field-problem'}>
          {shownProblem ?? describe?.(name)}
        </p>
      </div>
    </FormDialog>
  )
}
