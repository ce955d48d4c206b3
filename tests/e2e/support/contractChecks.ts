import type { Page, Request as PageRequest } from '@playwright/test'
import { checkExchange } from '../../service/openapi/checkExchange.ts'

/**
 * Checks the requests of the page and the responses of the real service against openapi.json.
 * @returns a function that waits for all checks and returns the violations
 */
export function checkContract(page: Page): () => Promise<string[]> {
  const checks: Promise<string[]>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().includes('/mediplan/')) checks.push(findViolations(request))
  })
  return async () => (await Promise.all(checks)).flat()
}

async function findViolations(pageRequest: PageRequest): Promise<string[]> {
  const pageResponse = await pageRequest.response()
  // A response without a server address comes from the test or from embedded mode.
  if (!pageResponse || !(await pageResponse.serverAddr())) return []
  const body = await pageResponse.body().catch(() => undefined)
  // Undefined after the page has navigated away.
  if (!body) return []
  // Not allHeaders(): a response from the browser's cache has few headers on the wire.
  const headers = new Headers(pageResponse.headers())
  // The browser has decompressed the body.
  headers.delete('Content-Encoding')
  const request = new Request(pageRequest.url(), {
    method: pageRequest.method(),
    headers: omitPseudoHeaders(await pageRequest.allHeaders()),
    body: pageRequest.postData(),
  })
  const isEmpty = [204, 304].includes(pageResponse.status())
  const response = new Response(isEmpty ? null : new Uint8Array(body), {
    status: pageResponse.status(),
    headers,
  })
  try {
    await checkExchange(request, response)
    return []
  } catch (error) {
    return [String(error)]
  }
}

function omitPseudoHeaders(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
}
