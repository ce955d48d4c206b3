import { addressOf } from './address.ts'
import { headersFor } from './headers.ts'
import type { Settings } from './settings.ts'

const timeout = 15_000

export interface Call {
  method?: string
  body?: unknown
  /** Aborting it rejects with the signal's reason. */
  signal: AbortSignal
}

/** A call that has been sent. */
export interface Sent {
  response: Promise<Response>
  /** Aborts when the call, including its body, takes too long. */
  deadline: AbortSignal
}

/**
 * Sends a call to the API.
 * @param path relative to the API's base address
 */
export function send(path: string, settings: Settings, { method = 'GET', body, signal }: Call): Sent {
  const address = addressOf(path, settings.host)
  const headers = headersFor(path, method, address, settings)
  const deadline = AbortSignal.timeout(timeout)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const response = fetch(address, {
    method,
    headers,
    body: JSON.stringify(body),
    // A redirect would carry the client's key to wherever it points.
    redirect: 'error',
    signal: AbortSignal.any([signal, deadline]),
  })
  return { response, deadline }
}

/** The path of a call for the year that is previewed; null is the standard instance. */
export function withYear(path: string, year: string | null) {
  return year === null ? path : `${path}/${year}`
}
