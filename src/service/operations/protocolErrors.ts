import { STATUS_CODES, type Server } from 'node:http'
import { Hono } from 'hono'
import { problem, type ProblemKind } from '../http/problem.ts'
import { noStore, securityHeaders } from '../http/responseHeaders.ts'
import type { ConnectionDrainer } from './ConnectionDrainer.ts'

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
export async function protocolError(kind: ProblemKind): Promise<Response> {
  return app.request('/', {}, { kind })
}

/** Responds to data that Node cannot parse as a request, unless another response is partly sent. */
export function respondToProtocolErrors(server: Server, drainer: ConnectionDrainer): void {
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
