import { parseInstance } from '../../contract/instance.ts'
import { ApiError } from './ApiError.ts'
import { instancePath, takeEarly } from './earlyInstance.ts'
import { request } from './request.ts'
import type { Settings } from './settings.ts'

/** Milliseconds before each automatic retry. */
const backoff = [500, 1000]

/**
 * Loads the client's instance, by the early call if there is one. Retries at most twice when the API cannot be reached
 * or is out of order.
 * @param year the year to preview; null for the standard instance
 * @throws ApiError, or the reason with which the caller aborted
 */
export async function loadInstance(year: string | null, settings: Settings, signal: AbortSignal) {
  for (let retries = 0; ; retries++) {
    try {
      const early = takeEarly(year, signal)
      return await request(instancePath(year), settings, { signal }, parseInstance, early)
    } catch (error) {
      if (retries === backoff.length || !isTransient(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, backoff[retries]))
      signal.throwIfAborted()
    }
  }
}

/** Whether a failure may be gone in a moment. */
function isTransient(error: unknown) {
  return error instanceof ApiError && (error.failure === 'network' || error.status >= 500)
}
