import { useId, type ReactNode } from 'react'
import '../../calculator/ui/SegmentedControl.css'

interface SegmentedControlProps<Name extends string> {
  label: string
  choices: readonly { name: Name; title: string; icon?: ReactNode }[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** Radio buttons side by side. A choice with an icon shows only the icon. */
export function SegmentedControl<Name extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: SegmentedControlProps<Name>) {
  const group = useId()
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ name, title, icon }) => (
        <label key={name} title={title}>
          <input
            className="cover"
            type="radio"
            name={group}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          {icon}
          <span className={icon ? 'visually-hidden' : undefined}>{title}</span>
        </label>
      ))}
    </fieldset>
  )
}
