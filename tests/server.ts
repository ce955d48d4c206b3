import { join } from 'node:path'
import { setupServer } from 'msw/node'
import type { SampleClient } from '../fixtures/SampleClient.ts'
import { createApp } from '../src/service/app.ts'
import { readDocuments } from '../src/service/clientFolder.ts'
import { createClients, createYear, type Client } from '../src/service/clients.ts'
import type { ApiRoute, Fault, FaultKind } from '../src/service/faults.ts'
import { createHandlers } from '../src/service/handlers.ts'
import { checked } from './service/openapi/checkExchange.ts'

/** The key that stands for whichever client a test uses. */
export const testKey = 'test'

export interface ReceivedRequest {
  method: string
  /** With the query, without the origin. */
  path: string
  headers: Headers
  /** Parsed JSON; undefined when the request has no body. */
  body: unknown
}

export const samples = createClients(await readDocuments(join(import.meta.dirname, '../fixtures/clients')))

/** What reached the API since the last reset, in order. */
export const requests: ReceivedRequest[] = []

const answers = new Map<ApiRoute, () => Response>()
let client: Client
let fault: Fault
resetServer()

const app = createApp({ get: (key) => (key === testKey ? client : samples.get(key)) })

const checkedFetch = checked(app.fetch)

/** The real service, answering every call under mediplan/ in this process: `server.listen()`, `server.close()`. */
export const server = setupServer(...createHandlers(answer, () => fault))

/** Back to the default client, no fault, no requests. */
export function resetServer(): void {
  requests.length = 0
  answers.clear()
  fault = { kind: 'none' }
  client = sample('lakeshore')
}

/** From now on `testKey` is the key of this sample client. */
export function setClient(folder: SampleClient): void {
  client = sample(folder)
}

/** From now on `testKey` is the key of a client made of these documents, which must check. */
export function setDocuments(instance: unknown, plans: unknown): void {
  const current = createYear(instance, plans)
  client = { current, years: new Map([[current.instance.client.planYear, current]]) }
}

/** Provokes a failure from now on; 'none' ends it. */
export function setFault(kind: FaultKind, options: Omit<Fault, 'kind'> = {}): void {
  fault = { kind, ...options }
}

/** Answers a route with this payload, whatever it is: for what the real service would never send. */
export function setAnswer(route: ApiRoute, payload: unknown, status = 200): void {
  answers.set(route, () => Response.json(payload, { status }))
}

function sample(folder: SampleClient): Client {
  const found = samples.get(folder)
  if (!found) throw new Error(`There is no sample client ${folder}, only ${[...samples.keys()].join(', ')}`)
  return found
}

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const text = await request.clone().text()
  requests.push({
    method: request.method,
    path: pathname + search,
    headers: request.headers,
    body: text ? (JSON.parse(text) as unknown) : undefined,
  })
  const [, replaced] = [...answers].find(([route]) => pathname.includes(`/mediplan/${route}`)) ?? []
  return replaced?.() ?? asDescribed(request)
}

/** The real service. What its description does not say is an error of the run, whatever the test expects. */
async function asDescribed(request: Request): Promise<Response> {
  try {
    return await checkedFetch(request)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
    throw error
  }
}
