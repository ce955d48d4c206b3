/**
 * The year that a path asks to preview, without leading zeros.
 * @returns null if it is not a preview path, undefined if its year is not digits
 */
export function previewYear(path: string) {
  const text = /^\/preview\/([^/]+)\/?$/.exec(path)?.[1]
  if (text === undefined) return null
  return /^\d+$/.test(text) ? String(BigInt(text)) : undefined
}

/** The path of the first screen. */
export function pathOfYear(year: string | null): string {
  return year === null ? '/' : `/preview/${year}`
}
