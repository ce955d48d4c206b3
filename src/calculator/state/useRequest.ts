import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../api/ApiError.ts'

/**
 * Sends a request for each key and reports its state. A new key, or unmounting, aborts the request, which then reports
 * nothing more.
 * @param request undefined if there is nothing to request
 */
export function useRequest<T>(
  key: string,
  request: ((signal: AbortSignal) => Promise<T>) | undefined,
  onChange: (state: Loading<T>) => void,
) {
  const run = useEffectEvent(async (signal: AbortSignal) => {
    if (!request) return
    onChange({ status: 'loading' })
    // StrictMode runs every effect twice. It aborts the first run before this continues.
    await Promise.resolve()
    if (signal.aborted) return
    try {
      const value = await request(signal)
      if (!signal.aborted) onChange({ status: 'ready', value })
    } catch (cause) {
      if (!signal.aborted) onChange({ status: 'failed', error: toApiError(cause) })
    }
  })
  useEffect(() => {
    const controller = new AbortController()
    void run(controller.signal)
    return () => controller.abort()
  }, [key])
}

function toApiError(cause: unknown) {
  if (cause instanceof ApiError) return cause
  console.error(cause)
  return new ApiError('shape', { cause })
}

/** Data requested from the API. */
export type Loading<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: ApiError }
