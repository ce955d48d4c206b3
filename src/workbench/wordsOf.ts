/** What an error says, for the visitor. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
