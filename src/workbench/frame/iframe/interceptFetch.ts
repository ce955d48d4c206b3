import type { FetchHandler } from '../../../service/faults.ts'
import { respondUntilAborted } from '../../../service/respondUntilAborted.ts'
import type { ApiCall } from './ApiCall.ts'

let calls = 0

/**
 * Responds to the page's API calls with a handler in the page, and reports each call. A service worker would miss the
 * first call and outlive the page.
 * @param onCall called when a call is sent, and again when it ends
 */
export function interceptFetch(handle: FetchHandler, onCall: (call: ApiCall) => void): void {
  const originalFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.includes('/mediplan/')) return originalFetch(request)
    const call = await toPendingCall(request)
    onCall(call)
    const start = performance.now()
    const elapsed = () => performance.now() - start
    try {
      const response = await respondUntilAborted(handle, request)
      // The handler returns Response.error() for a simulated network failure.
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      const durationMs = elapsed()
      onCall({ ...call, response: await readResponse(response.clone()), durationMs })
      return response
    } catch (error) {
      onCall({ ...call, response: { error: String(error) }, durationMs: elapsed() })
      throw error
    }
  }
}

async function toPendingCall(request: Request): Promise<ApiCall> {
  const { method, url, headers } = request
  const body = await request.clone().text()
  return { id: ++calls, method, url, headers: [...headers], body, response: null, durationMs: 0 }
}

async function readResponse(response: Response) {
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}
