import type { FetchHandler } from './faults.ts'

/** Responds to a request of this page. Like fetch, rejects as soon as the request is aborted. */
export function respondUntilAborted(handle: FetchHandler, request: Request): Promise<Response> {
  return Promise.race([handle(request), rejectOnAbort(request.signal)])
}

function rejectOnAbort(signal: AbortSignal) {
  return new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}
