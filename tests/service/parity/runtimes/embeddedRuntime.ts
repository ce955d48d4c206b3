import { setupServer } from 'msw/node'
import { createApp } from '../../../../src/service/app.ts'
import type { AppOptions } from '../../../../src/service/http/AppOptions.ts'
import type { Clients } from '../../../../src/clients/clients.ts'
import { createHandlers } from '../../../../src/service/createHandlers.ts'
import type { Runtime } from '../exchange.ts'

/** The API as in the page: MSW intercepts fetch and forwards requests to the app in the same process. */
export function startEmbeddedRuntime(clients: Clients, options: AppOptions): Runtime {
  const server = setupServer(...createHandlers(createApp(clients, options).fetch, () => ({ kind: 'none' })))
  server.listen({ onUnhandledRequest: 'error' })
  return {
    async send({ method, path, headers, body, isUnfinished = false }) {
      const response = await fetch(`http://localhost${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: toBytes(body, isUnfinished), duplex: 'half' }),
      })
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      }
    },
    async stop() {
      server.close()
    },
  }
}

/** Bytes, because fetch adds a Content-Type to text. */
function toBytes(text: string, isUnfinished: boolean) {
  const bytes = new TextEncoder().encode(text)
  return isUnfinished ? new ReadableStream({ start: (stream) => stream.enqueue(bytes) }) : bytes
}
