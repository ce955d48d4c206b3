import pRetry from 'p-retry'
import { parseInstance } from '../../contract/instance.ts'
import { ApiError } from './ApiError.ts'
import { checked, request, withYear } from './request.ts'
import type { Settings } from './settings.ts'

/**
 * Loads the client's instance, trying again at most twice when the API cannot be reached or is out of order.
 * @param year the year to preview; null for the standard instance
 * @throws ApiError, or the reason with which the caller aborted
 */
export async function loadInstance(year: number | null, settings: Settings, signal: AbortSignal) {
  const payload = await pRetry(() => request(withYear('mediplan/instance', year), settings, { signal }), {
    retries: 2,
    minTimeout: 500,
    signal,
    shouldRetry: ({ error }) =>
      error instanceof ApiError && (error.failure === 'network' || (error.status ?? 0) >= 500),
  })
  return checked(payload, parseInstance)
}

