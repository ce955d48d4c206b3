/** The workbench must not read or write a file. The message is for the user. */
export class FileAccessError extends Error {
  override name = 'FileAccessError'

  constructor(
    readonly reason: 'outside' | 'protected' | 'missing',
    message: string,
  ) {
    super(message)
  }
}
