import { useState } from 'react'
import { joinIds } from './joinIds.ts'
import './AmountField.css'

interface AmountFieldProps {
  id: string
  label: string
  /** The symbol beside the amount. */
  unit: '$' | '%'
  text: string
  onType: (text: string) => void
  hint?: string | undefined
  /** Says what to enter instead of the text. Appears when the caret leaves the field. */
  error?: string | undefined
}

/** A labeled text field for an amount. It keeps the text as it was typed. */
export function AmountField({ id, label, unit, text, onType, hint, error }: AmountFieldProps) {
  const [isTyping, setIsTyping] = useState(false)
  const message = isTyping ? undefined : error
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className="amount-field stack">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="amount-field-box field-box row" data-unit={unit}>
        <span aria-hidden>{unit}</span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setIsTyping(true)
            onType(currentTarget.value)
          }}
          onBlur={() => setIsTyping(false)}
          aria-invalid={message ? true : undefined}
          aria-describedby={joinIds(message && errorId, hint && hintId)}
        />
      </span>
      {/* Always there, because screen readers announce only what changes in a live region. */}
      <p id={errorId} className="amount-field-error" aria-live="polite">
        {message}
      </p>
      {hint && (
        <p id={hintId} className="soft">
          {hint}
        </p>
      )}
    </div>
  )
}
