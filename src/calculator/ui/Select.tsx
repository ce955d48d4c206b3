import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { Label } from './Label.tsx'
import './Select.css'

interface SelectProps {
  id: string
  label: string
  /** Shows the label as a heading of its own. */
  isHeading?: boolean
  /** Keep the same list between renders: thousands of options are then made once. */
  choices: readonly { label: string; isDisabled?: boolean }[]
  /** Position of the choice; null for none yet. */
  chosen: number | null
  onChoose: (index: number) => void
  isRequired?: boolean
  isInvalid?: boolean
  describedBy?: string
}

/** A drop-down list, which asks "Please select" until a choice is made. */
export function Select(props: SelectProps) {
  const { id, label, isHeading, choices, chosen, onChoose, isRequired, isInvalid, describedBy } = props
  const select = useRef<HTMLSelectElement>(null)
  const options = useMemo(
    () =>
      [...choices.entries()].map(([index, choice]) => (
        <option key={index} disabled={choice.isDisabled}>
          {choice.label}
        </option>
      )),
    [choices],
  )
  // React sets a select's value by asking each option in turn, which takes longer than all the rest of a choice.
  useLayoutEffect(() => {
    const index = chosen === null ? 0 : chosen + 1
    if (select.current && select.current.selectedIndex !== index) select.current.selectedIndex = index
  })
  return (
    <div className="select">
      <Label htmlFor={id} isHeading={isHeading}>
        {label}
      </Label>
      <span className="select-box">
        <select
          id={id}
          ref={select}
          aria-required={isRequired}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => onChoose(currentTarget.selectedIndex - 1)}
        >
          <option value="" disabled>
            Please select
          </option>
          {options}
        </select>
        <ChevronDown aria-hidden />
      </span>
    </div>
  )
}
