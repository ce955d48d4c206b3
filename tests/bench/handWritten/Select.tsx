import { memo } from 'react'
import type { Id } from '../../../src/contract/generated/instance.d.ts'

interface Props {
  label: string
  options: { id: Id; text: string }[]
  value: Id | null
  onChange: (value: Id) => void
}

export const Select = memo(function Select({ label, options, value, onChange }: Props) {
  const index = options.findIndex(({ id }) => id === value)
  return (
    <label>
      {label}
      <select value={index} onChange={(event) => onChange(options[Number(event.target.value)]!.id)}>
        <Options options={options} />
      </select>
    </label>
  )
})

/** Memoized separately, so that a choice does not render thousands of options again. */
const Options = memo(function Options({ options }: Pick<Props, 'options'>) {
  return (
    <>
      <option value={-1} disabled>
        Please select
      </option>
      {options.map(({ id, text }, index) => (
        <option key={id} value={index}>
          {text}
        </option>
      ))}
    </>
  )
})
