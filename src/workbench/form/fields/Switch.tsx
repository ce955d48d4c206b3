import type { ComponentProps } from 'react'
import './Switch.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function Switch({ label, isOn, onChange, ...attributes }: SwitchProps) {
  return (
    <label className="form-switch">
      <input
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
