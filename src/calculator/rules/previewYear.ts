/**
 * The year that a path asks to preview, without leading zeros.
 * @returns null where the path asks for no preview, undefined where what it asks for is not a year
 */
export function previewYear(path: string) {
  const text = /^\/preview\/([^/]+)\/?$/.exec(path)?.[1]
  if (text === undefined) return null
  return /^\d+$/.test(text) ? String(BigInt(text)) : undefined
}
