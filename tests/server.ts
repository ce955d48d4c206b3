import { setupServer } from 'msw/node'
import { createApp } from '../src/service/app.ts'
import { routes } from '../src/service/faults.ts'
import { createHandlers } from '../src/service/handlers.ts'
import { allowNoise } from './kit/consoleNoise.ts'
import { createProvocation, type Verbs } from './kit/provocation.ts'
import { samples } from './kit/samples.ts'
import { checked } from './service/openapi/checkExchange.ts'

/**
 * The key that stands for whichever client a test uses. Every reset makes a new one, so that a call which an earlier
 * test aborted, and which still arrives, is not taken for one of this test.
 */
export let testKey: string

export interface ReceivedRequest {
  method: string
  /** With the query, without the origin. */
  path: string
  headers: Headers
  /** Parsed JSON; undefined when the request has no body. */
  body: unknown
}

export { samples }

/** What reached the API since the last reset, in order. */
export const requests: ReceivedRequest[] = []

let resets = 0

let testClient: Parameters<Verbs['setClient']>[0]

const provocation = createProvocation(allowNoise)

export const { setDocuments, setFault, setAnswer }: Omit<Verbs, 'setClient'> = provocation

const fetchChecked = checked(
  createApp({ get: (key) => samples.get(key === testKey ? testClient : key) }).fetch,
)

/** The real service, answering every call under mediplan/ in this process: `server.listen()`, `server.close()`. */
export const server = setupServer(...createHandlers(answer, provocation.fault))

resetServer()

/** Back to the default client, no fault, no requests. */
export function resetServer(): void {
  requests.length = 0
  resets += 1
  testKey = `test-${resets}`
  setClient('lakeshore')
  setFault('none')
  for (const route of routes) setAnswer(route)
}

/** From now on `testKey` is the key of this sample client. */
export function setClient(client: typeof testClient): void {
  if (client !== 'nobody' && !samples.has(client))
    throw new Error(`There is no sample client ${client}, only ${[...samples.keys()].join(', ')}`)
  testClient = client
  provocation.serve(undefined)
}

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const text = await request.clone().text()
  if (!isOfEarlierTest(request))
    requests.push({
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    })
  return asDescribed(request)
}

function isOfEarlierTest({ headers }: Request) {
  const key = headers.get('is-api-key')
  return key?.startsWith('test-') && key !== testKey
}

/** What the service's description does not say is an error of the run, whatever the test expects. */
async function asDescribed(request: Request): Promise<Response> {
  try {
    return await (provocation.answerTo(request) ?? fetchChecked(request))
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
    throw error
  }
}
