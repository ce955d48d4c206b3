import { setupServer } from 'msw/node'
import { createApp } from '../../../../src/service/app.ts'
import type { Clients } from '../../../../src/service/clients.ts'
import { createHandlers } from '../../../../src/service/handlers.ts'
import type { Home } from '../exchange.ts'

/** The API as the page has it: MSW takes a fetch, and hands it to the app in the same process. */
export function startEmbeddedHome(clients: Clients, allowedOrigins: string[]): Home {
  const server = setupServer(
    ...createHandlers(createApp(clients, { allowedOrigins }).fetch, () => ({ kind: 'none' })),
  )
  server.listen({ onUnhandledRequest: 'error' })
  return {
    async send({ method, path, headers, body }) {
      const response = await fetch(`http://localhost${path}`, {
        method,
        headers,
        // As bytes, for a text would bring a content type of its own.
        ...(body !== undefined && { body: new TextEncoder().encode(body) }),
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
