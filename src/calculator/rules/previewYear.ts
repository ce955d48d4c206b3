/** The year that a preview path asks for, without leading zeros; undefined when it is not digits. */
export function previewYear(text: string) {
  return /^\d+$/.test(text) ? String(BigInt(text)) : undefined
}
