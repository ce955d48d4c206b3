import { headersFor } from './headers.ts'
import type { Settings } from './settings.ts'
import { resolveUrl } from './url.ts'

/** Milliseconds until a request, including its body, times out. */
const timeout = 15_000

export interface RequestOptions {
  method?: string
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
  const url = resolveUrl(path, settings.host)
  const headers = headersFor(path, method, url, settings)
  const deadline = AbortSignal.timeout(timeout)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const response = fetch(url, {
    method,
    headers,
    body: JSON.stringify(body),
    // A redirect would carry the client's key to another address.
    redirect: 'error',
    signal: AbortSignal.any([signal, deadline]),
  })
  return { response, deadline }
}
