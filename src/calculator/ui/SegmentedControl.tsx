import { useId } from 'react'
import './SegmentedControl.css'

interface SegmentedControlProps<Choice extends string> {
  label: string
  choices: readonly Choice[]
  names: Record<Choice, string>
  chosen: Choice
  onChoose: (choice: Choice) => void
}

/** A few choices side by side, one of which is chosen. */
export function SegmentedControl<Choice extends string>(props: SegmentedControlProps<Choice>) {
  const { label, choices, names, chosen, onChoose } = props
  const id = useId()
  return (
    <div className="segmented-control row wrap" data-only="screen" role="radiogroup" aria-labelledby={id}>
      <span id={id} className="soft">
        {label}
      </span>
      <span className="segments">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              className="cover"
              type="radio"
              name={id}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {names[choice]}
          </label>
        ))}
      </span>
    </div>
  )
}
