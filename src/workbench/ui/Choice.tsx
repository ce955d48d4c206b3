import './Choice.css'

interface ChoiceProps<Name extends string> {
  label: string
  choices: readonly { name: Name; title: string }[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** A small drop-down list with its label in front. */
export function Choice<Name extends string>({ label, choices, chosen, onChoose }: ChoiceProps<Name>) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value as Name)}>
        {choices.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
