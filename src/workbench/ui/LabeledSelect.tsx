interface LabeledSelectProps<Name extends string> {
  label: string
  choices: readonly { name: Name; title: string; isDisabled?: boolean }[]
  chosen: Name
  onChoose: (name: Name) => void
  /** Highlights that the choice differs from the default. */
  tone?: 'warn' | undefined
}

/** A select element with its label in front. */
export function LabeledSelect<Name extends string>({
  label,
  choices,
  chosen,
  onChoose,
  tone,
}: LabeledSelectProps<Name>) {
  return (
    <label className="labeled-select" data-tone={tone}>
      <span>{label}</span>
      <select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value as Name)}>
        {choices.map(({ name, title, isDisabled }) => (
          <option key={name} value={name} disabled={isDisabled}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
