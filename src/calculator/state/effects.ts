import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../api/ApiError.ts'

/** Starts anew for each key; what was started before, or by a screen that has gone, is aborted. */
export function useAbortableEffect(key: string, start: (signal: AbortSignal) => void) {
  const run = useEffectEvent(start)
  useEffect(() => {
    const controller = new AbortController()
    run(controller.signal)
    return () => controller.abort()
  }, [key])
}

/** Makes a call unless it has been aborted by then, and reports how it ended unless it has been aborted since. */
export async function runRequest<T>(
  call: () => Promise<T>,
  onSuccess: (value: T) => void,
  onFailure: (error: ApiError) => void,
  signal: AbortSignal,
) {
  // StrictMode starts every effect twice; the first run is aborted before this returns.
  await Promise.resolve()
  if (signal.aborted) return
  try {
    const value = await call()
    if (!signal.aborted) onSuccess(value)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ApiError)) console.error(error)
    onFailure(error instanceof ApiError ? error : new ApiError('shape', { cause: error }))
  }
}
