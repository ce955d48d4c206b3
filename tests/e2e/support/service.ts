import type { Page, Route } from '@playwright/test'
import { unknownKeyError } from '../../kit/expectedConsole.ts'
import { createServiceControls, type ServiceControls } from '../../kit/serviceControls.ts'
import { answerCall } from './faults.ts'
import type { Noise } from './noise.ts'

/** A refusal's body, which the page leaves with its screen. */
const unread = /mediplan\/\S+ net::ERR_ABORTED/

/** What the page meets when it calls: the verbs that tests without a browser have from `tests/server.ts`. */
export async function serviceOf(page: Page, noise: Noise): Promise<ServiceControls> {
  let key: string | undefined
  const { setDocuments, setFault, setResponse, ...controls } = createServiceControls((...patterns) => {
    if (patterns.length > 0) noise.allow(...patterns, unread)
  })

  await page.route('**/*', (route) => (key === undefined ? route.fallback() : rename(route, key)))
  await page.route('**/mediplan/**', (route) => answerCall(route, controls.fault(), controls.respondTo))
  return {
    setClient: (client) => {
      key = client
      controls.serve(undefined)
      if (client === 'nobody') noise.allow(unknownKeyError)
    },
    setDocuments,
    setFault,
    setResponse,
  }
}

/** From now on the page's documents say something else in a meta tag. */
export async function serveAs(page: Page, content: string, tag: string) {
  await page.route('**/*', (route) => rename(route, content, tag))
}

async function rename(route: Route, content: string, tag = 'api-key') {
  if (route.request().resourceType() !== 'document') return route.fallback()
  const response = await route.fetch()
  const html = await response.text()
  return route.fulfill({
    response,
    body: html.replace(new RegExp(`(<meta name="${tag}" content=")[^"]*`), `$1${content}`),
  })
}
