import type { Page, Request as PageRequest, Route } from '@playwright/test'
import { withFaults, type Fault, type FaultKind, type FetchHandler } from '../../../src/service/faults.ts'
import { endTimeLimits, replaceTimeLimits, timeLimits } from '../../kit/timeLimits.ts'

/** The failures that are over at once. */
export type FaultName = Extract<FaultKind, 'offline' | 'http500' | 'malformed' | 'html'>

/** The code of the steps behind the home screen: every script that the document does not load itself. */
export const stepScripts = /\/assets\/(?!index-|preload-)[^/]+\.js(\?|$)/

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

/** The calculator's own time limits of 15 seconds end when the test says so, and not before. */
export async function holdTimeLimits(page: Page) {
  await page.addInitScript(replaceTimeLimits)
  return {
    /** Those that were set so far, in milliseconds. */
    all: () => page.evaluate(timeLimits),
    end: () => page.evaluate(endTimeLimits),
  }
}

/** The page's request for a handler, without what would have the answer compressed. */
function requestOf(request: PageRequest) {
  const { 'accept-encoding': _, ...headers } = request.headers()
  const body = request.postDataBuffer()
  return new Request(request.url(), { method: request.method(), headers, body: body && new Uint8Array(body) })
}
