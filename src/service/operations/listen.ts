import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { SettingError } from './settings.ts'

interface ListenOptions {
  fetch: (request: Request, env: object) => Response | Promise<Response>
  port: number
  /** Seconds. */
  requestTimeout: number
}

/**
 * A server that listens, with patience for nobody who sends slowly on purpose.
 * @throws SettingError when the port is not free.
 */
export async function listen({ fetch, port, requestTimeout }: ListenOptions): Promise<Server> {
  const serverOptions = {
    headersTimeout: 5000,
    // The API gives a request up before, with an answer that says so.
    requestTimeout: (requestTimeout + 5) * 1000,
    // Longer than the minute of the usual balancers: who closes first must not be the one who is written to.
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 2000,
  }
  const server = createAdaptorServer({ fetch, serverOptions }) as Server
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new SettingError(`PORT ${port} cannot be listened on (${code}): set it to one that is free.`)),
    )
    server.listen(port, resolve)
  })
  return server
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
