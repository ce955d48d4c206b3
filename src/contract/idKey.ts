/** A key for maps. The IDs 1 and "1" are different. */
export function idKey(id: unknown): string {
  return JSON.stringify(id) ?? ''
}
