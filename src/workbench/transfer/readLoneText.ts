/** The text of a row that has only one. */
export function readLoneText(row: readonly string[]): string[] {
  const filled = row.filter((text) => text !== '')
  return filled.length === 1 ? filled : []
}
