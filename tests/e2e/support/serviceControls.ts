import type { Page, Route } from '@playwright/test'
import { unknownKeyError } from '../../kit/expectedConsole.ts'
import { createServiceControls, type ServiceControls } from '../../kit/serviceControls.ts'
import { respond } from './faults.ts'
import type { PageErrors } from './pageErrors.ts'

/** The page does not read the body of an error response. */
const unreadBody = /mediplan\/\S+ net::ERR_ABORTED/

/** Controls the service for a page, with the same functions as `tests/server.ts`. */
export async function controlService(page: Page, pageErrors: PageErrors): Promise<ServiceControls> {
  let key: string | undefined
  const { setDocuments, setFault, setResponse, ...controls } = createServiceControls((...patterns) => {
    if (patterns.length > 0) pageErrors.allow(...patterns, unreadBody)
  })

  await page.route('**/*', (route) =>
    key === undefined ? route.fallback() : replaceMeta(route, 'api-key', key),
  )
  await page.route('**/mediplan/**', (route) => respond(route, controls.fault(), controls.respondTo))
  return {
    setClient: (client) => {
      key = client
      controls.serve(undefined)
      if (client === 'nobody') pageErrors.allow(unknownKeyError)
    },
    setDocuments,
    setFault,
    setResponse,
  }
}

/** Replaces the content of a meta tag in the page's documents. */
export async function setMeta(page: Page, name: 'api-host' | 'api-key', content: string) {
  await page.route('**/*', (route) => replaceMeta(route, name, content))
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
