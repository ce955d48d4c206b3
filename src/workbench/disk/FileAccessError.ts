/** What is not done, and why in words for the visitor. */
export class FileAccessError extends Error {
  override name = 'FileAccessError'

  constructor(
    readonly reason: 'foreign' | 'protected' | 'missing',
    message: string,
  ) {
    super(message)
  }
}
