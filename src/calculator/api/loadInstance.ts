import { parseInstance } from '../../contract/instance.ts'
import { ApiError } from './ApiError.ts'
import { instancePath, takePreload } from './preloadInstance.ts'
import { request } from './request.ts'
import type { Settings } from './settings.ts'

/** Milliseconds before each retry. */
const backoff = [500, 1000]

/**
 * Loads the client's instance. Uses the preloaded request if there is one. Retries twice if the API is unreachable or
 * responds with a server error.
 * @param year the year of a preview; null for the standard instance
 * @throws ApiError, or the reason with which the caller aborted
 */
export async function loadInstance(year: string | null, settings: Settings, signal: AbortSignal) {
  for (let retries = 0; ; retries++) {
    try {
      const preload = takePreload(year, signal)
      return await request(instancePath(year), settings, { signal }, parseInstance, preload)
    } catch (error) {
      if (retries === backoff.length || !isTransient(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, backoff[retries]))
      signal.throwIfAborted()
    }
  }
}

function isTransient(error: unknown) {
  return error instanceof ApiError && (error.failure === 'network' || error.status >= 500)
}
