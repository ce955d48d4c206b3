import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { refusal, refuseWhatIsNoRequest } from './refusal.ts'
import { SettingError } from './settings.ts'
import { ConnectionDrainer } from './ConnectionDrainer.ts'

interface ListenOptions {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>
  port: number
  /** Seconds. */
  requestTimeout: number
  /** Seconds in which nothing moves on a connection; by default more than anything takes that is answered. */
  stillFor?: number
}

/** Connections at once. Who keeps more open than a proxy does is kept out, and not the others with them. */
const mostConnections = 5000

/**
 * A server that listens, with patience for nobody who sends or reads slowly on purpose.
 * @throws SettingError when the port is not free.
 */
export async function listen({ fetch, port, requestTimeout, stillFor = requestTimeout + 10 }: ListenOptions) {
  const listener = getRequestListener(
    (request, env) => {
      const bindings = env as HttpBindings
      return hasOneHost(bindings) ? fetch(request, bindings) : refusal('bad-request')
    },
    // HTTP/1.0 knows no Host, and health checks still speak it.
    { hostname: 'localhost', errorHandler: () => refusal('bad-request') },
  )
  const server = createServer(
    {
      headersTimeout: 5000,
      // The API gives a request up before, with an answer that says so.
      requestTimeout: (requestTimeout + 5) * 1000,
      // Longer than the minute of the usual balancers: who closes first must not be the one who is written to.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
      // Refused by us, with a problem.
      requireHostHeader: false,
    },
    (incoming, outgoing) => traffic.begin(() => void listener(incoming, outgoing)),
  )
  // An expectation that Node does not know may be passed over.
  server.on('checkExpectation', (...exchange) => server.emit('request', ...exchange))
  // Who asks and does not read leaves the answers with us.
  server.setTimeout(stillFor * 1000)
  server.maxConnections = mostConnections
  // Node drops headers after the 2000th, a second Host among them. Their size is limited as it is.
  server.maxHeadersCount = 0
  const traffic = new ConnectionDrainer(server)
  refuseWhatIsNoRequest(server, traffic)
  await listening(server, port)
  return { server, traffic }
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function listening(server: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new SettingError(`PORT ${port} cannot be listened on (${code}): set it to one that is free.`)),
    )
    // Node's own backlog of 511 is full when one caller opens that many at once; connections beyond it wait for
    // seconds.
    server.listen({ port, backlog: mostConnections }, resolve)
  })
}

/** RFC 9112, section 3.2: a request has one Host header. HTTP/1.0 may have none. */
function hasOneHost({ incoming: { httpVersion, rawHeaders } }: HttpBindings) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0')
}
