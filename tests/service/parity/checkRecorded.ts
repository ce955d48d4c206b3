import { toRequest } from '../fuzz/toRequest.ts'
import { checkExchange } from '../openapi/checkExchange.ts'
import type { Call, RecordedResponse } from './exchange.ts'

const bodylessStatuses = new Set([204, 304])

/**
 * Checks that a recorded response is as openapi.json describes.
 * @throws Error with everything that is not described
 */
export async function checkRecorded(call: Call, { status, headers, body }: RecordedResponse): Promise<void> {
  const content = bodylessStatuses.has(status) || call.method === 'HEAD' ? null : body
  // The recorded body is decompressed.
  const { 'content-encoding': _, ...rest } = headers
  await checkExchange(toRequest('http://localhost', call), new Response(content, { status, headers: rest }))
}
