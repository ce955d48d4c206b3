/** The command cannot run as requested. The message is for the person who ran it. */
export class UsageError extends Error {
  override name = 'UsageError'
}
