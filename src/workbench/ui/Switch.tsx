import type { ComponentProps } from 'react'
import '../../calculator/ui/Toggle.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A checkbox that looks like a switch. */
export function Switch({ label, isOn, onChange, ...attributes }: SwitchProps) {
  return (
    <label className="switch">
      <input
        className="switch-input"
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        {...attributes}
      />
      <span>{label}</span>
    </label>
  )
}
