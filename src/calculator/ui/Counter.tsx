import Minus from '~icons/lucide/minus'
import Plus from '~icons/lucide/plus'
import { useState, type KeyboardEvent } from 'react'
import './Counter.css'

interface CounterProps {
  id: string
  label: string
  count: number
  min: number
  max?: number
  /** Names of the buttons. */
  removeLabel: string
  addLabel: string
  /** What screen readers announce for each count. Default: the number. */
  countNames?: readonly string[]
  onCount: (count: number) => void
  isInvalid?: boolean
  describedBy?: string
}

/** A row with a number between a minus and a plus button. The arrow keys, Home, and End change it too. */
export function Counter(props: CounterProps) {
  const { id, label, count, min, max = Infinity, countNames, onCount, isInvalid, describedBy } = props
  const { removeLabel, addLabel } = props
  const labelId = `${id}-label`
  const name = countNames?.[count] ?? String(count)
  const [isPressed, setPressed] = useState(false)
  const change = (to: number, byButton: boolean) => {
    setPressed(byButton)
    const clamped = Math.min(Math.max(to, min), max)
    if (clamped !== count) onCount(clamped)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: count + 1, ArrowDown: count - 1, Home: min, End: max }[event.key]
    const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (to === undefined || to === Infinity || isModified) return
    event.preventDefault()
    change(to, false)
  }
  // The buttons serve pointers and screen readers on touch screens. They are not tab stops, because the keys above do
  // the same.
  const button = { type: 'button', tabIndex: -1, className: 'round-button' } as const
  return (
    <fieldset className="counter row wrap" aria-labelledby={labelId}>
      <span id={labelId}>{label}</span>
      <div className="counter-controls row">
        <button
          {...button}
          aria-label={removeLabel}
          aria-disabled={count <= min}
          onClick={() => change(count - 1, true)}
        >
          <Minus aria-hidden />
        </button>
        <div
          role="spinbutton"
          id={id}
          tabIndex={0}
          aria-labelledby={labelId}
          aria-valuenow={count}
          aria-valuemin={min}
          aria-valuemax={max === Infinity ? undefined : max}
          aria-valuetext={name}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onKeyDown={onKeyDown}
        >
          {count}
        </div>
        <button
          {...button}
          aria-label={addLabel}
          aria-disabled={count >= max}
          onClick={() => change(count + 1, true)}
        >
          <Plus aria-hidden />
        </button>
      </div>
      {/* Only after a button press: screen readers announce a key's change without help. */}
      <span className="visually-hidden" role="status">
        {isPressed && name}
      </span>
    </fieldset>
  )
}
