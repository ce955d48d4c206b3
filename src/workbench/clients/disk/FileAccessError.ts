/** A file or folder that the workbench cannot or must not access. The message is for the user. */
export class FileAccessError extends Error {
  override name = 'FileAccessError'

  constructor(
    readonly reason: 'outside' | 'protected' | 'missing',
    message: string,
  ) {
    super(message)
  }
}
