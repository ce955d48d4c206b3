import type { Page, Request } from '@playwright/test'

/** A call that the page made to the API. */
export interface Call {
  method: string
  /** The path from `mediplan` on. */
  path: string
  headers: Record<string, string>
  /** Parsed; null when there was none. */
  body: unknown
  request: Request
}

/** Notes every call to the API from now on, in order, in the list that it gives. */
export function noteCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const path = /\/(mediplan\/.*)$/.exec(request.url())?.[1]
    if (path === undefined) return
    const body = request.postDataJSON() as unknown
    calls.push({ method: request.method(), path, headers: request.headers(), body, request })
  })
  return calls
}

/** The calculations among the calls. */
export function calculations(calls: Call[]) {
  return calls.filter(({ method }) => method === 'POST')
}
