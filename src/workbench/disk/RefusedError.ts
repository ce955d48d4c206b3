/** What is not done, and why in words for the visitor. */
export class RefusedError extends Error {
  override name = 'RefusedError'

  constructor(
    readonly reason: 'foreign' | 'protected' | 'missing',
    message: string,
  ) {
    super(message)
  }
}
