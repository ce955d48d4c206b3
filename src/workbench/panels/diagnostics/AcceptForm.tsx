import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { maxReasonLength, useAcceptances } from '../../state/acceptances.ts'
import { focusPanel } from '../../ui/Tabs.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'

interface AcceptFormProps {
  warning: Diagnostic
  /** Not called after the user accepts: the warning then disappears together with this form. */
  onCancel: () => void
}

/** Asks for a reason to accept a warning, which counts for all warnings of its rule in the file. */
export function AcceptForm({ warning, onCancel }: AcceptFormProps) {
  const { accept } = useAcceptances()
  const inputId = useId()
  const [reason, setReason] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusPanel(event.currentTarget)
    void accept(warning, reason)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
  }
  return (
    <form className="panel-controls rows-indented row wrap" data-undo="own" onSubmit={submit}>
      <label htmlFor={inputId}>Why this is intended, for all such warnings</label>
      <input
        id={inputId}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        required
        pattern=".*\S.*"
        title="Enter a reason."
        maxLength={maxReasonLength}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this form
        autoFocus
        onKeyDown={onKeyDown}
      />
      <ToolbarButton type="submit" variant="primary">
        Accept
      </ToolbarButton>
      <ToolbarButton onClick={onCancel}>Cancel</ToolbarButton>
    </form>
  )
}
