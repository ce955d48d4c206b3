/** A file that must not be read or written, with a message for the user. */
export class FileAccessError extends Error {
  override name = 'FileAccessError'

  constructor(
    readonly reason: 'outside' | 'protected' | 'missing',
    message: string,
  ) {
    super(message)
  }
}
