import type { ApiError } from '../api/ApiError.ts'

/** What is asked for from the API: not there yet, there, or not to be had. */
export type Loading<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: ApiError }
