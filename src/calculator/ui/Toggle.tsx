import './Toggle.css'

interface ToggleProps {
  id: string
  label: string
  isOn: boolean
  onToggle: (isOn: boolean) => void
  isInvalid?: boolean
  describedBy?: string
}

/** A row with a switch at its end. A click anywhere in the row toggles it. */
export function Toggle({ id, label, isOn, onToggle, isInvalid, describedBy }: ToggleProps) {
  return (
    <label className="toggle row" htmlFor={id}>
      {label}
      <input
        className="switch-input"
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
      />
    </label>
  )
}
