/** Shows a value for which there is no form as it is in the file, because a form would replace it. */
export function OtherValue({ value }: { value: unknown }) {
  return (
    <p className="form-note">
      The file has <code>{displayValue(value)}</code> here. Choose File → Show JSON to correct it.
    </p>
  )
}

/** A value as the text of an input. A value of another type than text stays visible as it is in the file. */
export function displayValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
