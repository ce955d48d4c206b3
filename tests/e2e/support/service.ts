import { EventEmitter, once } from 'node:events'
import type { Page, Request as PageRequest, Route } from '@playwright/test'
import { withFaults } from '../../../src/service/faults.ts'
import { unknownKeyError } from '../../kit/expectedConsole.ts'
import { createServiceControls, type ServiceControls } from '../../kit/serviceControls.ts'
import type { PageErrors } from './pageErrors.ts'

/** The scripts of the steps after home: every script that the document does not load itself. */
export const stepScripts = /\/assets\/(?!index-|preload-)[^/]+\.js(\?|$)/

/** The pages and the API. Playwright passes on the scripts of a page faster if no route matches them. */
const exceptAssets = /^(?!.*\/assets\/)/

/** Controls the service for a page, with the same functions as `tests/server.ts`. */
export async function controlService(page: Page, pageErrors: PageErrors): Promise<ServiceControls> {
  let key: string | undefined
  const { fault, serve, respondTo, ...controls } = createServiceControls((...patterns) => {
    // The page does not read the body of an error response.
    if (patterns.length > 0) pageErrors.allow(...patterns, /mediplan\/\S+ net::ERR_ABORTED/)
  })
  const serverResponse = new Response()
  const handle = withFaults((request) => respondTo(request) ?? serverResponse, fault)
  await page.route(exceptAssets, (route) =>
    key === undefined ? route.fallback() : replaceMeta(route, 'api-key', key),
  )
  await page.route('**/mediplan/**', async (route) => {
    const response = await handle(toRequest(route.request()))
    if (response === serverResponse) return route.fallback()
    if (response.type === 'error') return route.abort('internetdisconnected')
    const { status, headers } = response
    const body = Buffer.from(await response.arrayBuffer())
    return route.fulfill({ status, headers: Object.fromEntries(headers), body })
  })
  return {
    setClient: (client) => {
      key = client
      serve(undefined)
      if (client === 'nobody') pageErrors.allow(unknownKeyError)
    },
    ...controls,
  }
}

/** Replaces the content of a meta tag in the page's documents. */
export async function setMeta(page: Page, name: 'api-host' | 'api-key', content: string) {
  await page.route(exceptAssets, (route) => replaceMeta(route, name, content))
}

/** Delays requests to a URL until the returned function is called. */
export async function holdRequests(page: Page, url: string) {
  const gate = new EventEmitter()
  const opened = once(gate, 'open')
  await page.route(url, async (route) => {
    await opened
    // The page may have canceled the request or been closed in the meantime.
    await route.fallback().catch(() => undefined)
  })
  return () => gate.emit('open')
}

async function replaceMeta(route: Route, name: string, content: string) {
  if (route.request().resourceType() !== 'document') return route.fallback()
  const response = await route.fetch()
  const html = await response.text()
  return route.fulfill({
    response,
    body: html.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), `$1${content}`),
  })
}

/** Converts a page's request for a fetch handler. Without Accept-Encoding, so that the response is not compressed. */
function toRequest(request: PageRequest) {
  const { 'accept-encoding': _, ...headers } = request.headers()
  const body = request.postDataBuffer()
  return new Request(request.url(), { method: request.method(), headers, body: body && new Uint8Array(body) })
}
