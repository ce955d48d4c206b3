import { createApp } from '../../src/service/app.ts'
import { createYear, type Client } from '../../src/clients/clients.ts'
import type { ApiRoute, Fault, FaultKind } from '../../src/service/faults.ts'
import type { SampleClient } from '../../fixtures/SampleClient.ts'
import { checked } from '../service/openapi/checkExchange.ts'
import { complaints } from './complaints.ts'

/** An instance and its plans, as they stand in their files. */
interface YearDocuments {
  instance: unknown
  plans: unknown
}

/** What a test may say of the service, with a browser and without one. Of two that disagree, the last one counts. */
export interface Verbs {
  /** Has the page be this sample client's, from its next load on; or one whose key no client has. */
  setClient: (client: SampleClient | 'nobody') => void
  /** Serves a client made of these documents, which must check, and of other years to preview. */
  setDocuments: (instance: unknown, plans: unknown, previews?: YearDocuments[]) => void
  /** Provokes a failure, of which the console may complain; 'none' ends it. */
  setFault: (kind: FaultKind, options?: Omit<Fault, 'kind'>) => void
  /** Answers a route with this payload, whatever it is; without one, the service answers again. */
  setAnswer: (route: ApiRoute, payload?: unknown, status?: number) => void
}

/** What a test has said of the service, and the answers that follow from it. */
export interface Provocation extends Omit<Verbs, 'setClient'> {
  fault: () => Fault
  /** Answers as this client whatever the key; without one, leaves it to the service that there is. */
  serve: (client: Client | undefined) => void
  /** The answer that the test has asked for; none where the service that there is answers. */
  answerTo: (request: Request) => Response | Promise<Response> | undefined
}

/** @param allow hears what the console may say from now on */
export function createProvocation(allow: (...patterns: RegExp[]) => void): Provocation {
  const answers = new Map<ApiRoute, () => Response>()
  let fault: Fault = { kind: 'none' }
  let client: Client | undefined
  const fetch = checked(createApp({ get: () => client }).fetch)
  return {
    fault: () => fault,
    serve: (next) => {
      client = next
    },
    answerTo(request) {
      const [, replaced] = [...answers].find(([route]) => request.url.includes(`/mediplan/${route}`)) ?? []
      return replaced?.() ?? (client && fetch(request))
    },
    setDocuments(instance, plans, previews = []) {
      const current = createYear(instance, plans)
      const years = [current, ...previews.map((year) => createYear(year.instance, year.plans))]
      client = { current, years: new Map(years.map((year) => [year.instance.client.planYear, year])) }
    },
    setFault(kind, options = {}) {
      fault = { kind, ...options }
      allow(...complaints[kind])
    },
    setAnswer(route, payload, status = 200) {
      if (payload === undefined) answers.delete(route)
      else answers.set(route, () => Response.json(payload, { status }))
      if (status >= 400) allow(new RegExp(`status of ${status}`))
    },
  }
}
