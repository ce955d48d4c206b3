/** The year that a preview path asks for; null when it is not digits. */
export function previewYear(text: string) {
  const year = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(year) ? year : null
}
