import { send, withYear, type Sent } from './send.ts'
import type { Settings } from './settings.ts'

interface EarlyCall {
  year: string | null
  sent: Sent
  controller: AbortController
}

let early: EarlyCall | undefined

/** The path of the instance's call. */
export function instancePath(year: string | null) {
  return withYear('mediplan/instance', year)
}

/** Sends the instance's call before anything waits for its answer. */
export function sendEarly(year: string | null, settings: Settings) {
  const controller = new AbortController()
  const sent = send(instancePath(year), settings, { signal: controller.signal })
  // A failure is handled by whoever takes the call; until then it must not count as unhandled.
  sent.response.catch(() => undefined)
  early = { year, sent, controller }
}

/**
 * Hands over the early call to its first caller, whose signal aborts it from then on. A call for another year is
 * aborted at once.
 */
export function takeEarly(year: string | null, signal: AbortSignal): Sent | undefined {
  const taken = early
  early = undefined
  if (!taken) return undefined
  const { sent, controller } = taken
  if (taken.year !== year || signal.aborted) controller.abort()
  signal.addEventListener('abort', () => controller.abort())
  return taken.year === year ? sent : undefined
}
