import ChevronDown from '~icons/lucide/chevron-down'
import { use, useLayoutEffect, useMemo, useRef } from 'react'
import { LocalizedText, TextLanguages } from './LocalizedText.tsx'
import './Select.css'

interface SelectProps {
  id: string
  label: string
  /** Shows the label as a heading. */
  isHeading?: boolean
  /** Keep the same array between renders, so that thousands of options are created only once. */
  choices: readonly { label: string; isDisabled?: boolean }[]
  /** The disabled option that shows until a choice is made. */
  placeholder: string
  /** Index of the choice; null before one is made. */
  chosen: number | null
  /** About the choice, below the list. */
  description?: string
  onChoose: (index: number) => void
  isRequired?: boolean
  isInvalid?: boolean
  describedBy?: string
}

/** A labeled drop-down list. */
export function Select(props: SelectProps) {
  const { id, label, isHeading, choices, placeholder, chosen, description } = props
  const { onChoose, isRequired, isInvalid, describedBy } = props
  const descriptionId = `${id}-description`
  const languages = use(TextLanguages)
  const select = useRef<HTMLSelectElement>(null)
  const options = useMemo(
    () =>
      [...choices.entries()].map(([index, choice]) => (
        <option key={index} lang={languages.get(choice.label)} disabled={choice.isDisabled}>
          {choice.label}
        </option>
      )),
    [choices, languages],
  )
  // React sets a select's value by comparing each option, which would take longer than the rest of a choice.
  useLayoutEffect(() => {
    const index = chosen === null ? 0 : chosen + 1
    if (select.current && select.current.selectedIndex !== index) select.current.selectedIndex = index
  })
  const labelElement = (
    <label className="label" htmlFor={id}>
      {label}
    </label>
  )
  return (
    <div className="select stack">
      {isHeading ? <h2>{labelElement}</h2> : labelElement}
      <span className="select-box">
        <select
          className="field-box"
          id={id}
          ref={select}
          aria-required={isRequired}
          aria-invalid={isInvalid}
          aria-describedby={describedBy ?? (description && descriptionId)}
          onChange={({ currentTarget }) => onChoose(currentTarget.selectedIndex - 1)}
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {options}
        </select>
        <ChevronDown aria-hidden />
      </span>
      {description && (
        <p id={descriptionId} className="soft">
          <LocalizedText text={description} />
        </p>
      )}
    </div>
  )
}
