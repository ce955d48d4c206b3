import { displayValue } from './displayValue.ts'

/** Shows a value for which there is no form as it is in the file, because a form would replace it. */
export function OtherValue({ value }: { value: unknown }) {
  return (
    <p className="form-note">
      The file has <code>{displayValue(value)}</code> here. Correct it under JSON.
    </p>
  )
}
