import { setupServer } from 'msw/node'
import { createApp } from '../../../../src/service/app.ts'
import type { AppOptions } from '../../../../src/service/http/options.ts'
import type { Clients } from '../../../../src/clients/clients.ts'
import { createHandlers } from '../../../../src/service/handlers.ts'
import type { Home } from '../exchange.ts'

/** The API as the page has it: MSW takes a fetch, and hands it to the app in the same process. */
export function startEmbeddedHome(clients: Clients, options: AppOptions): Home {
  const server = setupServer(...createHandlers(createApp(clients, options).fetch, () => ({ kind: 'none' })))
  server.listen({ onUnhandledRequest: 'error' })
  return {
    async send({ method, path, headers, body, isUnfinished = false }) {
      const response = await fetch(`http://localhost${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: bytesOf(body, isUnfinished), duplex: 'half' }),
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

/** As bytes, for a text would bring a content type of its own. */
function bytesOf(text: string, isUnfinished: boolean) {
  const bytes = new TextEncoder().encode(text)
  return isUnfinished ? new ReadableStream({ start: (stream) => stream.enqueue(bytes) }) : bytes
}
