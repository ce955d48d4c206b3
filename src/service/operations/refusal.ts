import { STATUS_CODES, type Server } from 'node:http'
import { Hono } from 'hono'
import { noStore } from '../http/noStore.ts'
import { securityHeaders } from '../http/securityHeaders.ts'
import { problem, type ProblemKind } from '../problem.ts'
import type { ConnectionDrainer } from './ConnectionDrainer.ts'

/** What Node finds wrong with what arrives, where that is more than that it is no HTTP. */
const kinds: Record<string, ProblemKind> = {
  HPE_HEADER_OVERFLOW: 'too-many-headers',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
}

const refusals = new Hono<{ Bindings: { kind: ProblemKind } }>()
refusals.use(securityHeaders(), noStore)
refusals.all('*', (context) => problem(context, context.env.kind, [], { Connection: 'close' }))

/** The answer to what is no request that the app could be asked; nothing more is read from its connection. */
export async function refusal(kind: ProblemKind): Promise<Response> {
  return refusals.request('/', {}, { kind })
}

/** Answers what never becomes a request, as far as there is still somebody who would take it for an answer. */
export function refuseWhatIsNoRequest(server: Server, traffic: ConnectionDrainer): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || traffic.isAnswering(socket)) socket.destroy()
    else void written(kinds[code] ?? 'bad-request').then((text) => socket.end(text, () => socket.destroy()))
  })
}

async function written(kind: ProblemKind): Promise<string> {
  const response = await refusal(kind)
  const { status, headers } = response
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    '',
    await response.text(),
  ].join('\r\n')
}
