import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { maxReasonLength } from '../../state/acceptances.ts'
import { insideClient } from '../../state/selectors.ts'
import { useAccept } from '../../state/useAccept.ts'
import { Tool } from '../../ui/Tool.tsx'
import './AcceptForm.css'

interface AcceptFormProps {
  warning: Diagnostic
  /** Called when it is given up. When it is done the warning is gone, and this with it. */
  onEnd: () => void
}

/** Asks why a warning is meant, and has that written to accepted.json. */
export function AcceptForm({ warning, onEnd }: AcceptFormProps) {
  const { accept } = useAccept()
  const label = useId()
  const [reason, setReason] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The row goes, and the focus should not go with it.
    event.currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus()
    void accept(warning, reason)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEnd()
  }
  return (
    <form className="diagnostics-accept" onSubmit={submit}>
      <label htmlFor={label}>
        Why <code>{warning.rule}</code> is intended in {insideClient(warning.file)}
      </label>
      <input
        id={label}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        required
        pattern=".*\S.*"
        title="Say why it is intended."
        maxLength={maxReasonLength}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for just now, and stands right below
        autoFocus
        onKeyDown={onKeyDown}
      />
      <Tool type="submit" look="main">
        Accept
      </Tool>
      <Tool onClick={onEnd}>Cancel</Tool>
    </form>
  )
}
