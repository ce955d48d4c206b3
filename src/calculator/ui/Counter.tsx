import { Minus, Plus } from 'lucide-react'
import './Counter.css'

interface CounterProps {
  id: string
  label: string
  count: number
  min: number
  max: number
  onCount: (count: number) => void
  isInvalid?: boolean
  describedBy?: string
}

/** A row with a number at its end, taken down and up by one. */
export function Counter({ id, label, count, min, max, onCount, isInvalid, describedBy }: CounterProps) {
  const labelId = `${id}-label`
  const isLeast = count <= min
  const isMost = count >= max
  return (
    <fieldset
      className="counter"
      id={id}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      data-invalid={isInvalid}
    >
      <span id={labelId}>{label}</span>
      {/* aria-disabled, because a button that is disabled while it has the focus drops it. */}
      <button
        type="button"
        aria-label="Remove one"
        aria-disabled={isLeast}
        onClick={() => isLeast || onCount(count - 1)}
      >
        <Minus aria-hidden />
      </button>
      <output aria-live="polite">{count}</output>
      <button
        type="button"
        aria-label="Add one"
        aria-disabled={isMost}
        onClick={() => isMost || onCount(count + 1)}
      >
        <Plus aria-hidden />
      </button>
    </fieldset>
  )
}
