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

  /** Whether the API rejects the request itself. 408 and 429 depend on the load, and later requests succeed. */
  get isRejection(): boolean {
    return this.failure === 'status' && this.status < 500 && ![408, 429].includes(this.status)
  }
}
