import { EventEmitter, once } from 'node:events'
import type { Page, Request as PageRequest, Route } from '@playwright/test'
import { withFaults, type Fault, type FaultKind, type FetchHandler } from '../../../src/service/faults.ts'
import { endTimeLimits, replaceTimeLimits, timeLimits } from '../../kit/timeLimits.ts'

/** Faults that end the request immediately. */
type ImmediateFault = Extract<FaultKind, 'offline' | 'http500' | 'malformed' | 'html'>

/** The scripts of the steps after home: every script that the document does not load itself. */
export const stepScripts = /\/assets\/(?!index-|preload-)[^/]+\.js(\?|$)/

/** The script of the sections of the results. */
export const sectionScripts = /\/assets\/ResultSections-[^/]+\.js(\?|$)/

/** Makes the first requests to a URL fail. */
export async function failFirst(page: Page, url: string, count: number, kind: ImmediateFault) {
  let left = count
  await page.route(url, (route) => {
    left -= 1
    return respond(route, { kind: left >= 0 ? kind : 'none' })
  })
}

/** Delays requests to a URL until the returned function is called. */
export async function holdRequests(page: Page, url: string) {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route(url, async (route) => {
    await opened
    await ignoreCanceled(route.fallback())
  })
  return () => gate.emit('open')
}

/** Ends the calculator's time limits only when the test calls `end`, instead of after 15 seconds. */
export async function holdTimeLimits(page: Page) {
  await page.addInitScript(replaceTimeLimits)
  return {
    /** The time limits set so far, in milliseconds. */
    all: () => page.evaluate(timeLimits),
    end: () => page.evaluate(endTimeLimits),
  }
}

/** Responds to a request with a fault, with the handler's response, or, if both are undefined, with the server's. */
export async function respond(
  route: Route,
  fault: Fault,
  handle: (request: Request) => ReturnType<FetchHandler> | undefined = () => undefined,
) {
  const serverResponse = new Response()
  const handler = withFaults(
    (request) => handle(request) ?? serverResponse,
    () => fault,
  )
  const response = await handler(toRequest(route.request()))
  await ignoreCanceled(response === serverResponse ? route.fallback() : fulfill(route, response))
}

async function fulfill(route: Route, response: Response) {
  if (response.type === 'error') return route.abort('internetdisconnected')
  const { status, headers } = response
  const body = Buffer.from(await response.arrayBuffer())
  return route.fulfill({ status, headers: Object.fromEntries(headers), body })
}

/** The page may have canceled the request or been closed in the meantime. */
function ignoreCanceled(routing: Promise<void>) {
  return routing.catch(() => undefined)
}

/** Converts a page's request for a fetch handler. Without Accept-Encoding, so that the response is not compressed. */
function toRequest(request: PageRequest) {
  const { 'accept-encoding': _, ...headers } = request.headers()
  const body = request.postDataBuffer()
  return new Request(request.url(), { method: request.method(), headers, body: body && new Uint8Array(body) })
}
