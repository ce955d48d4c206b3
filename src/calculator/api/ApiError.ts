export type ApiFailure = 'network' | 'timeout' | 'status' | 'shape'

/** A call that did not give what was asked for. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    /** Not reached, not answered in time, refused, or answered with something else. */
    readonly failure: ApiFailure,
    cause?: unknown,
    /** The HTTP status, where that is the failure. */
    readonly status?: number,
  ) {
    super(failure, { cause })
  }
}
