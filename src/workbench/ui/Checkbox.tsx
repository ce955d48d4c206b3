import type { ReactNode } from 'react'

interface CheckboxProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** A check box with its label after it. */
export function Checkbox({ isChecked, onChange, children }: CheckboxProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {children}
    </label>
  )
}
