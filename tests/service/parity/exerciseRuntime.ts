import type { Call, RecordedResponse, Runtime } from './exchange.ts'

/** Lower than the default, which takes too many requests to exceed. It is above the number of calls with one key. */
export const testLimit = { requests: 600, seconds: 60 }

/** Exceeds the limit even across two windows. */
const aboveLimit = 2 * testLimit.requests + 50

export interface RuntimeResponses {
  /** In the order of the calls. */
  responses: RecordedResponse[]
  /** To the accepted calculations when they are sent once more, so that they come from the cache. */
  repeated: Map<Call, RecordedResponse>
  /** To the first call, with If-None-Match. */
  revalidated: RecordedResponse
  /** To the unfinished call. */
  timedOut: RecordedResponse
}

/**
 * Sends all calls one after another, and at the same time one whose body does not end.
 * @param calls the response to the first one has an ETag
 */
export async function exerciseRuntime(
  runtime: Runtime,
  calls: [Call, ...Call[]],
  unfinished: Call,
): Promise<RuntimeResponses> {
  const [sequence, timedOut] = await Promise.all([sendAll(runtime, calls), send(runtime, unfinished)])
  return { ...sequence, timedOut }
}

async function sendAll(runtime: Runtime, calls: [Call, ...Call[]]) {
  const responses: RecordedResponse[] = []
  for (const call of calls) responses.push(await send(runtime, call))
  const repeated = new Map<Call, RecordedResponse>()
  for (const [index, call] of calls.entries())
    if (call.method === 'POST' && responses[index]!.status === 200)
      repeated.set(call, await send(runtime, call))
  const [first] = calls
  const { etag = '' } = responses[0]!.headers
  const headers = { ...first.headers, 'If-None-Match': etag }
  return { responses, repeated, revalidated: await send(runtime, { ...first, headers }) }
}

/** Sends a call until the first 429. */
export async function exceedRateLimit(runtime: Runtime, call: Call): Promise<RecordedResponse> {
  for (let count = 0; count < aboveLimit; count++) {
    const response = await send(runtime, call)
    if (response.status === 429) return response
  }
  throw new Error(`${call.name}: no 429 after ${aboveLimit} requests`)
}

async function send(runtime: Runtime, call: Call) {
  try {
    return await runtime.send(call)
  } catch (cause) {
    throw new Error(`${call.name}: no response`, { cause })
  }
}
