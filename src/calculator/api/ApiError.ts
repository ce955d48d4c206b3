export type ApiFailure = 'network' | 'timeout' | 'status' | 'shape'

/** A call that did not give what was asked for. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    /** Not reached, not answered in time, refused, or answered with something else. */
    readonly failure: ApiFailure,
    options: ErrorOptions & { status?: number } = {},
  ) {
    super(
      options.status ? `The API answered with status ${options.status}` : `The call failed: ${failure}`,
      options,
    )
    this.status = options.status ?? null
  }

  /** The HTTP status; null when there was no answer or its body was at fault. */
  readonly status: number | null
}
