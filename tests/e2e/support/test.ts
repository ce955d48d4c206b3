import { test as base, expect } from '@playwright/test'
import type { SampleClient } from '../../../fixtures/SampleClient.ts'
import type { ServiceControls } from '../../kit/serviceControls.ts'
import { noteCalls, type Call } from './calls.ts'
import { checkExchanges } from './exchanges.ts'
import { listen, type Noise } from './noise.ts'
import { serveAs, serviceOf } from './service.ts'

interface Fixtures extends ServiceControls {
  /** Sets the client, and opens the calculator. */
  openAs: (client: SampleClient | 'nobody', path?: string) => Promise<void>
  /** The calls that the page has made to the API. */
  calls: Call[]
  noise: Noise
  service: ServiceControls
}

/**
 * A test whose page may not complain, of anything unexpected in its console, its policy or its requests, and whose
 * calls go as the service describes itself.
 */
export const test = base.extend<Fixtures>({
  noise: [
    async ({ page }, provide) => {
      const noise = await listen(page)
      const undescribed = checkExchanges(page)
      await provide(noise)
      expect(await noise.surprises(), 'what the page complained of').toEqual([])
      expect(await undescribed(), 'what openapi.json does not say').toEqual([])
    },
    { auto: true },
  ],
  calls: async ({ page }, provide) => provide(noteCalls(page)),
  openAs: async ({ page, setClient }, provide) =>
    provide(async (client, path = '') => {
      setClient(client)
      await page.goto(path)
    }),
  service: async ({ page, noise }, provide) => provide(await serviceOf(page, noise)),
  setClient: async ({ service }, provide) => provide(service.setClient),
  setDocuments: async ({ service }, provide) => provide(service.setDocuments),
  setFault: async ({ service }, provide) => provide(service.setFault),
  setResponse: async ({ service }, provide) => provide(service.setResponse),
})

export { expect, serveAs }
