import { send, withYear, type Sent } from './send.ts'
import type { Settings } from './settings.ts'

interface EarlyCall {
  year: string | null
  sent: Sent
  controller: AbortController
}

let early: EarlyCall | undefined

export function instancePath(year: string | null) {
  return withYear('mediplan/instance', year)
}

/** Requests the instance before the main script needs it. */
export function sendEarly(year: string | null, settings: Settings) {
  const controller = new AbortController()
  const sent = send(instancePath(year), settings, { signal: controller.signal })
  // The caller of takeEarly handles a failure. Until then it must not be reported as unhandled.
  sent.response.catch(() => undefined)
  early = { year, sent, controller }
}

/**
 * Returns the early call to its first caller, whose signal then aborts it. Aborts a call for another year.
 * Drops a call past its deadline: the main script was late, not the API.
 */
export function takeEarly(year: string | null, signal: AbortSignal): Sent | undefined {
  const taken = early
  early = undefined
  if (!taken) return undefined
  const { sent, controller } = taken
  if (taken.year !== year || signal.aborted) controller.abort()
  signal.addEventListener('abort', () => controller.abort())
  return taken.year === year && !sent.deadline.aborted ? sent : undefined
}
