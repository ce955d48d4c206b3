/** One problem of a document or a request, described for its author. */
export interface Issue {
  /** JSON Pointer to the value, or to where a missing value belongs; '' is the whole document. */
  pointer: string
  expected: string
  found: string
}

/** A payload does not fit its schema, or contradicts a related document. */
export class ContractError extends Error {
  override name = 'ContractError'

  constructor(
    readonly subject: string,
    readonly issues: Issue[],
  ) {
    const lines = issues
      .slice(0, 20)
      .map(({ pointer, expected, found }) => `  ${pointer || '(root)'}: expected ${expected}, found ${found}`)
    super(`The ${subject} does not fit its schema (${issues.length}):\n${lines.join('\n')}`)
  }
}
