/** The command cannot do what it was asked to; the message is for whoever asked. */
export class UsageError extends Error {
  override name = 'UsageError'
}
