import type { Page, Request as SentRequest } from '@playwright/test'
import { checkExchange } from '../../service/openapi/checkExchange.ts'

/**
 * Checks what the page and the real service say to each other against the service's description.
 * @returns what the description does not say, once all has been heard
 */
export function checkExchanges(page: Page): () => Promise<string[]> {
  const checks: Promise<string[]>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().includes('/mediplan/')) checks.push(problemsOf(request))
  })
  return async () => (await Promise.all(checks)).flat()
}

async function problemsOf(request: SentRequest): Promise<string[]> {
  const response = await request.response()
  // An answer from no address is the test's own, or the embedded service's.
  if (!response || !(await response.serverAddr())) return []
  const body = await response.body().catch(() => undefined)
  // The page has been left, and its answers with it.
  if (!body) return []
  // Those that the page got: of an answer that the browser had already, the wire brings a few alone.
  const headers = new Headers(response.headers())
  // The browser has undone it.
  headers.delete('Content-Encoding')
  const sent = new Request(request.url(), {
    method: request.method(),
    headers: withoutPseudo(await request.allHeaders()),
    body: request.postData(),
  })
  const isEmpty = [204, 304].includes(response.status())
  const answer = new Response(isEmpty ? null : new Uint8Array(body), { status: response.status(), headers })
  try {
    await checkExchange(sent, answer)
    return []
  } catch (error) {
    return [String(error)]
  }
}

function withoutPseudo(headers: Record<string, string>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))
}
