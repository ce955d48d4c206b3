import { send, type SentRequest } from './send.ts'
import type { Settings } from './settings.ts'
import { withYear } from './url.ts'

interface Preload {
  year: string | null
  request: SentRequest
  controller: AbortController
}

let preload: Preload | undefined

export function instancePath(year: string | null) {
  return withYear('mediplan/instance', year)
}

/** Requests the instance before the main script needs it. */
export function preloadInstance(year: string | null, settings: Settings) {
  const controller = new AbortController()
  const request = send(instancePath(year), settings, { signal: controller.signal })
  // The caller of takePreload handles a failure. Until then, the browser would report it as unhandled.
  request.response.catch(() => undefined)
  preload = { year, request, controller }
}

/**
 * Returns the preloaded request to the first caller; the caller's signal then aborts it. Aborts a request for another
 * year. Ignores a request that has timed out, because the main script was late, not the API.
 */
export function takePreload(year: string | null, signal: AbortSignal): SentRequest | undefined {
  const taken = preload
  preload = undefined
  if (!taken) return undefined
  const { request, controller } = taken
  const isForYear = taken.year === year
  if (!isForYear || signal.aborted) controller.abort()
  signal.addEventListener('abort', () => controller.abort())
  return isForYear && !request.deadline.aborted ? request : undefined
}
