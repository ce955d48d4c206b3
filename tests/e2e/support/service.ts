import type { Page } from '@playwright/test'
import type { SampleClient } from '../../../fixtures/SampleClient.ts'
import { createApp } from '../../../src/service/app.ts'
import { createYear, type Client } from '../../../src/service/clients.ts'
import type { ApiRoute, Fault, FaultKind } from '../../../src/service/faults.ts'
import { checked } from '../../service/openapi/checkExchange.ts'
import { answerCall, complaints } from './faults.ts'
import type { Noise } from './noise.ts'

/** What the page meets when it calls: the verbs that tests without a browser have from `tests/server.ts`. */
export interface Service {
  /** From the next load on, the page is this sample client's. */
  setClient: (client: SampleClient) => Promise<void>
  /** From now on the page is answered as a client made of these documents, which must check. */
  setDocuments: (instance: unknown, plans: unknown) => void
  /** Provokes a failure from now on, of which the console may complain; 'none' ends it. */
  setFault: (kind: FaultKind, options?: Omit<Fault, 'kind'>) => void
  /** Answers a route with this payload, whatever it is: for what the real service would never send. */
  setAnswer: (route: ApiRoute, payload: unknown, status?: number) => void
}

export async function serviceOf(page: Page, noise: Noise): Promise<Service> {
  const answers = new Map<ApiRoute, () => Response>()
  let fault: Fault = { kind: 'none' }
  let client: Client | undefined
  const fetch = checked(createApp({ get: () => client }).fetch)

  await page.route('**/mediplan/**', (route) =>
    answerCall(route, fault, (request) => {
      const [, replaced] = [...answers].find(([each]) => request.url.includes(`/mediplan/${each}`)) ?? []
      return replaced?.() ?? (client && fetch(request))
    }),
  )
  return {
    setClient: (key) => serveAs(page, key),
    setDocuments: (instance, plans) => {
      const current = createYear(instance, plans)
      client = { current, years: new Map([[current.instance.client.planYear, current]]) }
    },
    setFault: (kind, options = {}) => {
      fault = { kind, ...options }
      noise.allow(...complaints[kind])
    },
    setAnswer: (route, payload, status = 200) => {
      answers.set(route, () => Response.json(payload, { status }))
      if (status >= 400) noise.allow(new RegExp(`status of ${status}`))
    },
  }
}

/** From now on the page's documents name this client, or say something else, in a meta tag. */
export async function serveAs(page: Page, content: string, tag = 'api-key') {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({
      response,
      body: html.replace(new RegExp(`(<meta name="${tag}" content=")[^"]*`), `$1${content}`),
    })
  })
}
