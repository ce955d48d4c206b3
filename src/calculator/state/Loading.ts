import type { ApiError } from '../api/ApiError.ts'

/** Data requested from the API. */
export type Loading<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: ApiError }
