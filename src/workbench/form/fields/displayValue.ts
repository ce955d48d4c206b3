/** A value as the text of an input. A value of another type than text stays visible as it is in the file. */
export function displayValue(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
