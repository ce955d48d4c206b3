import { createApp } from '../../src/service/app.ts'
import { createYear, type Client } from '../../src/clients/clients.ts'
import type { ApiRoute, Fault, FaultKind } from '../../src/service/faults.ts'
import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { checked } from '../service/openapi/checkExchange.ts'
import { consoleErrors } from './expectedConsole.ts'

interface YearDocuments {
  instance: unknown
  plans: unknown
}

/** How a test controls the service, in a browser or without one. The last call wins. */
export interface ServiceControls {
  /** Selects the sample client from the page's next load on, or a key that no client has. */
  setClient: (client: SampleClient | 'nobody') => void
  /** Serves a client with these documents, which must pass their checks, and with other years to preview. */
  setDocuments: (instance: unknown, plans: unknown, previews?: YearDocuments[]) => void
  /** Injects a fault and allows the console errors that it causes; 'none' ends it. */
  setFault: (kind: FaultKind, options?: Omit<Fault, 'kind'>) => void
  /** Responds with any payload on a route; without a payload, the service responds again. */
  setResponse: (route: ApiRoute, payload?: unknown, status?: number) => void
}

/** The controls, with the state that they set. */
export interface ControlledService extends Omit<ServiceControls, 'setClient'> {
  fault: () => Fault
  /** Serves this client for every key; undefined lets the underlying service respond again. */
  serve: (client: Client | undefined) => void
  /** The response that the test has set; undefined lets the underlying service respond. */
  respondTo: (request: Request) => Response | Promise<Response> | undefined
}

/** @param allow receives the console errors that are expected from now on */
export function createServiceControls(allow: (...patterns: RegExp[]) => void): ControlledService {
  const responses = new Map<ApiRoute, () => Response>()
  let fault: Fault = { kind: 'none' }
  let client: Client | undefined
  const fetch = checked(createApp({ get: () => client }).fetch)
  return {
    fault: () => fault,
    serve: (next) => {
      client = next
    },
    respondTo(request) {
      const [, respond] = [...responses].find(([route]) => request.url.includes(`/mediplan/${route}`)) ?? []
      return respond?.() ?? (client && fetch(request))
    },
    setDocuments(instance, plans, previews = []) {
      const current = createYear(instance, plans)
      const years = [current, ...previews.map((year) => createYear(year.instance, year.plans))]
      client = { current, years: new Map(years.map((year) => [year.instance.client.planYear, year])) }
    },
    setFault(kind, options = {}) {
      fault = { kind, ...options }
      allow(...consoleErrors[kind])
    },
    setResponse(route, payload, status = 200) {
      if (payload === undefined) responses.delete(route)
      else responses.set(route, () => Response.json(payload, { status }))
      if (status >= 400) allow(new RegExp(`status of ${status}`))
    },
  }
}
