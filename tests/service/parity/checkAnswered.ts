import { checkExchange } from '../openapi/checkExchange.ts'
import { requestOf } from '../abuse/requestOf.ts'
import type { Answer, Call } from './exchange.ts'

/** The statuses of answers without a body. */
const bodiless = new Set([204, 304])

/**
 * Checks that a home answered as openapi.json says.
 * @throws Error saying what the document does not describe
 */
export async function checkAnswered(call: Call, { status, headers, body }: Answer): Promise<void> {
  const content = bodiless.has(status) || call.method === 'HEAD' ? null : body
  // The body was decompressed on its way.
  const { 'content-encoding': _, ...own } = headers
  await checkExchange(requestOf('http://localhost', call), new Response(content, { status, headers: own }))
}
