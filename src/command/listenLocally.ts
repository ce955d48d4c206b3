import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { UsageError } from '../check/files/UsageError.ts'

/**
 * Serves an app to this machine only.
 * @param port 0 for a free one
 * @throws UsageError if the port is not free
 */
export async function listenLocally(fetch: (request: Request) => Response | Promise<Response>, port: number) {
  const server = serve({ fetch, port, hostname: 'localhost' })
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new UsageError(`Port ${port} is not available (${code}). Choose another one with --port.`)
  })
  const address = server.address()
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  return { server, origin }
}
