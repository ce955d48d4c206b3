export type ApiFailure = 'network' | 'timeout' | 'status' | 'shape'

/** A call that did not give what was asked for. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** The HTTP status, where that is the failure; otherwise 0. */
  readonly status: number

  constructor(
    /** Not reached, not answered in time, refused, or answered with something else. */
    readonly failure: ApiFailure,
    { status = 0, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(`The call to the API failed: ${status || failure}`, { cause })
    this.status = status
  }
}
