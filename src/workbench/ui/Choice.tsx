import './Choice.css'

interface ChoiceProps<Name extends string> {
  label: string
  choices: readonly { name: Name; title: string }[]
  chosen: Name
  onChoose: (name: Name) => void
  /** That what is chosen is not the ordinary. */
  tone?: 'warn' | undefined
}

/** A small drop-down list with its label in front. */
export function Choice<Name extends string>({ label, choices, chosen, onChoose, tone }: ChoiceProps<Name>) {
  return (
    <label className="choice" data-tone={tone}>
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
