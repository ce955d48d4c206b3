/** The API is unreachable, takes too long, responds with an error status, or sends a payload that does not parse. */
export type ApiFailure = 'network' | 'timeout' | 'status' | 'shape'

export class ApiError extends Error {
  override name = 'ApiError'
  /** The HTTP status if `failure` is `status`; otherwise 0. */
  readonly status: number

  constructor(
    readonly failure: ApiFailure,
    { status = 0, cause }: { status?: number; cause?: unknown } = {},
  ) {
    super(`The call to the API failed: ${status || failure}`, { cause })
    this.status = status
  }
}
