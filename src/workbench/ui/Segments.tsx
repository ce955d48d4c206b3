import { useId, type ReactNode } from 'react'
import './Segments.css'

interface SegmentsProps<Name extends string> {
  label: string
  choices: readonly { name: Name; title: string; icon?: ReactNode }[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** One of a few, side by side; a choice with an icon shows that alone. */
export function Segments<Name extends string>({ label, choices, chosen, onChoose }: SegmentsProps<Name>) {
  const group = useId()
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ name, title, icon }) => (
        <label key={name} title={title}>
          <input type="radio" name={group} checked={name === chosen} onChange={() => onChoose(name)} />
          {icon}
          <span className={icon ? 'visually-hidden' : undefined}>{title}</span>
        </label>
      ))}
    </fieldset>
  )
}
