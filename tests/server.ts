import { setupServer } from 'msw/node'
import { createApp } from '../src/service/app.ts'
import { routes } from '../src/service/faults.ts'
import { createHandlers } from '../src/service/createHandlers.ts'
import { allowConsole } from './kit/consoleGuard.ts'
import { samples } from './kit/samples.ts'
import { createServiceControls, type ServiceControls } from './kit/serviceControls.ts'
import { checked } from './service/openapi/checkExchange.ts'

/**
 * The key of the test's client. Every reset creates a new one, so that a late request of an earlier, aborted test does
 * not count for this test.
 */
export let testKey: string

export interface ReceivedRequest {
  method: string
  /** With the query, without the origin. */
  path: string
  headers: Headers
  /** Parsed JSON; undefined without a body. */
  body: unknown
}

/** The requests that the API has received since the last reset, in order. */
export const requests: ReceivedRequest[] = []

let resets = 0

let testClient: Parameters<ServiceControls['setClient']>[0]

const controls = createServiceControls(allowConsole)

export const { setDocuments, setFault, setResponse }: Omit<ServiceControls, 'setClient'> = controls

const fetchChecked = checked(
  createApp({ get: (key) => samples.get(key === testKey ? testClient : key) }).fetch,
)

/** The real service in this process, for every request of the API. Call `server.listen()` and `server.close()`. */
export const server = setupServer(...createHandlers(receive, controls.fault))

resetServer()

/** Restores the default client, without faults and recorded requests. */
export function resetServer(): void {
  requests.length = 0
  resets += 1
  testKey = `test-${resets}`
  setClient('lakeshore')
  setFault('none')
  for (const route of routes) setResponse(route)
}

/** Makes `testKey` the key of this sample client. */
export function setClient(client: typeof testClient): void {
  if (client !== 'nobody' && !samples.has(client))
    throw new Error(`There is no sample client ${client}, only ${[...samples.keys()].join(', ')}`)
  testClient = client
  controls.serve(undefined)
}

async function receive(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const text = await request.clone().text()
  if (!isFromEarlierTest(request))
    requests.push({
      method: request.method,
      path: pathname + search,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    })
  return respond(request)
}

function isFromEarlierTest({ headers }: Request) {
  const key = headers.get('is-api-key')
  return key?.startsWith('test-') && key !== testKey
}

/** Fails the run, whatever the test expects, if openapi.json does not describe the exchange. */
async function respond(request: Request): Promise<Response> {
  try {
    return await (controls.respondTo(request) ?? fetchChecked(request))
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
    throw error
  }
}
