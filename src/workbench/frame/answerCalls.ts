import type { FetchHandler } from '../../service/faults.ts'
import type { Exchange } from './Exchange.ts'

let calls = 0

/**
 * Has the page's calls to the API answered by a handler in the page, where each can be looked at. A service worker
 * would do it too, but could not be there before the first call, and outlives the page.
 * @param note hears of each call when it goes out, and again when its answer is there
 */
export function answerCalls(handle: FetchHandler, note: (exchange: Exchange) => void): void {
  const network = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!new URL(request.url).pathname.includes('/mediplan/')) return network(request)
    const sent = await readRequest(request)
    note(sent)
    const start = performance.now()
    const passed = () => performance.now() - start
    try {
      const response = await Promise.race([handle(request), aborted(request.signal)])
      // What a handler has in place of a network that failed.
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      const milliseconds = passed()
      note({ ...sent, answer: await readAnswer(response.clone()), milliseconds })
      return response
    } catch (error) {
      note({ ...sent, answer: { failure: String(error) }, milliseconds: passed() })
      throw error
    }
  }
}

async function readRequest(request: Request): Promise<Exchange> {
  const { method, url, headers } = request
  const body = await request.clone().text()
  return { id: ++calls, method, url, headers: [...headers], body, answer: null, milliseconds: 0 }
}

async function readAnswer(response: Response) {
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}

function aborted(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
