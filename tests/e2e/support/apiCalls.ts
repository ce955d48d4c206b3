import type { Page, Request } from '@playwright/test'
import type { Outputs } from '../../../src/contract/outputs.ts'

/** A request from the page to the API. */
export interface Call {
  method: string
  /** Starts with `mediplan/`. */
  path: string
  headers: Record<string, string>
  /** The parsed body, or null. */
  body: unknown
  request: Request
}

/** Returns a list to which every later API call is added. */
export function recordApiCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const path = /\/(mediplan\/.*)$/.exec(request.url())?.[1]
    if (path === undefined) return
    const body = request.postDataJSON() as unknown
    calls.push({ method: request.method(), path, headers: request.headers(), body, request })
  })
  return calls
}

export function filterCalculations(calls: Call[]) {
  return calls.filter(({ method }) => method === 'POST')
}

/** Reads the response to a calculation. */
export async function readOutputs(call: Call | undefined): Promise<Outputs> {
  const response = await call?.request.response()
  return (await response?.json()) as Outputs
}
