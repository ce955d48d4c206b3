import type { FetchHandler } from './faults.ts'
import { respondUntilAborted } from './respondUntilAborted.ts'

/**
 * Responds to the page's API calls with a handler in the page. A service worker would miss the first call and outlive the
 * page.
 * @param isApiCall whether an address belongs to the API; by default, whether mediplan/ is in its path
 */
export function interceptFetch(handle: FetchHandler, isApiCall = isBelowMediplan): void {
  const originalFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isApiCall(new URL(request.url))) return originalFetch(request)
    const response = await respondUntilAborted(handle, request)
    // The handler returns Response.error() for a simulated network failure.
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}

function isBelowMediplan({ pathname }: URL) {
  return pathname.includes('/mediplan/')
}
