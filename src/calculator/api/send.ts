import { headersFor, type Method } from './headers.ts'
import type { Settings } from './settings.ts'
import { apiUrl } from './url.ts'

/** Milliseconds until a request, including its body, times out. */
const timeout = 15_000

export interface RequestOptions {
  method?: Method
  body?: unknown
  /** Aborting it rejects the request with the signal's reason. */
  signal: AbortSignal
}

export interface SentRequest {
  response: Promise<Response>
  /** Aborts when the request times out. */
  deadline: AbortSignal
}

/** @param path relative to the API's base address */
export function send(
  path: string,
  settings: Settings,
  { method = 'GET', body, signal }: RequestOptions,
): SentRequest {
  const headers = headersFor(method, settings)
  const deadline = AbortSignal.timeout(timeout)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const response = fetch(apiUrl(path, settings.host), {
    method,
    headers,
    body: JSON.stringify(body),
    // A redirect would carry the client's key to another address.
    redirect: 'error',
    signal: AbortSignal.any([signal, deadline]),
  })
  return { response, deadline }
}
