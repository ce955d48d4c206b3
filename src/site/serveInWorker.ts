import type { FetchHandler } from '../service/faults.ts'
import type { SiteReply, SiteRequest } from './SiteMessages.ts'

/**
 * Responds to requests in a worker. A worker or documents that cannot be loaded fail a request as a lost connection
 * does, and the next request tries again.
 * @param data the address of the client's documents
 */
export function serveInWorker(start: () => Worker, data: string): FetchHandler {
  let running: { worker: Worker; failure: Promise<null> } | undefined
  const startWorker = () => {
    const worker = start()
    const failure = new Promise<null>((resolve) => {
      worker.addEventListener('error', () => {
        worker.terminate()
        running = undefined
        resolve(null)
      })
    })
    return { worker, failure }
  }
  return async (request) => {
    running ??= startWorker()
    const { worker, failure } = running
    const { port1, port2 } = new MessageChannel()
    const replied = new Promise<SiteReply | null>((resolve) => {
      port1.addEventListener('message', ({ data: reply }: MessageEvent<SiteReply | null>) => resolve(reply))
      port1.start()
    })
    request.signal.addEventListener('abort', () => port1.postMessage('abort'))
    worker.postMessage(await toMessage(request, data), [port2])
    const reply = await Promise.race([replied, failure])
    port1.close()
    return reply ? new Response(reply.body, reply) : Response.error()
  }
}

async function toMessage(request: Request, data: string): Promise<SiteRequest> {
  const { url, method, headers } = request
  return { data, url, method, headers: [...headers], body: method === 'GET' ? null : await request.text() }
}
