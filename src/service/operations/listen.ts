import { createServer, STATUS_CODES, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { problem, type ProblemKind } from '../http/problem.ts'
import { noStore, securityHeaders } from '../http/responseHeaders.ts'
import { SettingError } from '../settings.ts'
import { ConnectionDrainer } from './ConnectionDrainer.ts'

interface ListenOptions {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>
  port: number
  /** Seconds. */
  requestTimeout: number
  /** Seconds without traffic until a connection is closed; by default longer than any response takes. */
  idleTimeout?: number
}

/** Concurrent connections. A proxy needs far fewer; the limit keeps one caller from exhausting memory. */
const maxConnections = 5000

/**
 * Starts an HTTP server with limits against slow senders and slow readers.
 * @throws SettingError if the port is not free
 */
export async function listen({
  fetch,
  port,
  requestTimeout,
  idleTimeout = requestTimeout + 10,
}: ListenOptions) {
  const listener = getRequestListener(
    (request, env) => {
      const bindings = env as HttpBindings
      return hasOneHost(bindings) ? fetch(request, bindings) : protocolError('bad-request')
    },
    // HTTP/1.0 has no Host header, and some health checks still use it.
    { hostname: 'localhost', errorHandler: () => protocolError('bad-request') },
  )
  const server = createServer(
    {
      headersTimeout: 5000,
      // Later than the API's own timeout, whose response is more specific.
      requestTimeout: (requestTimeout + 5) * 1000,
      // Longer than the usual 60 s of load balancers: if the server closes first, it may race with a new request.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
      // hasOneHost checks it, and responds with a problem document.
      requireHostHeader: false,
    },
    (incoming, outgoing) => drainer.runOrHold(() => void listener(incoming, outgoing)),
  )
  // Ignores an unknown Expect header instead of responding 417.
  server.on('checkExpectation', (...exchange) => server.emit('request', ...exchange))
  // Otherwise, the responses of a caller who does not read them would stay in memory.
  server.setTimeout(idleTimeout * 1000)
  server.maxConnections = maxConnections
  // By default, Node drops headers after the 2000th, which could be a second Host. Their total size is limited anyway.
  server.maxHeadersCount = 0
  const drainer = new ConnectionDrainer(server)
  respondToProtocolErrors(server, drainer)
  await startListening(server, port)
  return { server, drainer }
}

export function listeningPort(server: Server): number {
  return (server.address() as AddressInfo).port
}

function startListening(server: Server, port: number) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new SettingError(`PORT ${port} is not available (${code}): set it to a free port.`)),
    )
    // Node's default backlog of 511 fills up when one caller opens that many connections at once; connections beyond it
    // wait for seconds.
    server.listen({ port, backlog: maxConnections }, resolve)
  })
}

/** RFC 9112, section 3.2: a request has exactly one Host header. In HTTP/1.0 it is optional. */
function hasOneHost({ incoming: { httpVersion, rawHeaders } }: HttpBindings) {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0')
}

/** By Node's error code; any other code is a bad request. */
const kinds: Record<string, ProblemKind> = {
  HPE_HEADER_OVERFLOW: 'too-many-headers',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
}

const app = new Hono<{ Bindings: { kind: ProblemKind } }>()
app.use(securityHeaders(), noStore)
app.all('*', (context) => problem(context, context.env.kind, [], { Connection: 'close' }))

/** The response to a message that is not a valid HTTP request. Closes the connection. */
async function protocolError(kind: ProblemKind): Promise<Response> {
  return app.request('/', {}, { kind })
}

/** Responds to data that Node cannot parse as a request, unless another response is partly sent. */
function respondToProtocolErrors(server: Server, drainer: ConnectionDrainer): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || drainer.isResponding(socket)) socket.destroy()
    else void serialize(kinds[code] ?? 'bad-request').then((text) => socket.end(text, () => socket.destroy()))
  })
}

async function serialize(kind: ProblemKind): Promise<string> {
  const response = await protocolError(kind)
  const { status, headers } = response
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    '',
    await response.text(),
  ].join('\r\n')
}
