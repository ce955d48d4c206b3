import type { Page, Request as PageRequest, Route } from '@playwright/test'
import { withFaults, type Fault, type FaultKind, type FetchHandler } from '../../../src/service/faults.ts'

/** The failures that are over at once. */
export type FaultName = Extract<FaultKind, 'offline' | 'http500' | 'malformed' | 'html'>

/** Lets a call fail the first few times. */
export async function failFirst(page: Page, url: string, times: number, kind: FaultName) {
  let left = times
  await page.route(url, (route) => {
    left -= 1
    return answerCall(route, { kind: left >= 0 ? kind : 'none' })
  })
}

/** Answers a call of the page as a handler says, or as the server does where it says nothing, unless a fault strikes. */
export async function answerCall(
  route: Route,
  fault: Fault,
  handle: (request: Request) => ReturnType<FetchHandler> | undefined = () => undefined,
) {
  const passedOn = new Response()
  const strike = withFaults(
    (request) => handle(request) ?? passedOn,
    () => fault,
  )
  const answer = await strike(requestOf(route.request()))
  // By then the page may have given up on it, or be closed.
  await (answer === passedOn ? route.fallback() : give(route, answer)).catch(() => undefined)
}

async function give(route: Route, answer: Response) {
  if (answer.type === 'error') return route.abort('internetdisconnected')
  const { status, headers } = answer
  const body = Buffer.from(await answer.arrayBuffer())
  return route.fulfill({ status, headers: Object.fromEntries(headers), body })
}

/** The calculator's own time limit passes 50 times as fast; the limits that were set stand in `window.limits`. */
export async function hurryTimeouts(page: Page) {
  await page.addInitScript(() => {
    const original = AbortSignal.timeout.bind(AbortSignal)
    const limits: number[] = []
    Object.assign(window, { limits })
    AbortSignal.timeout = (milliseconds) => {
      limits.push(milliseconds)
      return original(milliseconds / 50)
    }
  })
}

export function limitsOf(page: Page) {
  return page.evaluate(() => (window as unknown as { limits: number[] }).limits)
}

/** The page's request for a handler, without what would have the answer compressed. */
function requestOf(request: PageRequest) {
  const { 'accept-encoding': _, ...headers } = request.headers()
  const body = request.postDataBuffer()
  return new Request(request.url(), { method: request.method(), headers, body: body && new Uint8Array(body) })
}
