import { test as base, expect } from '@playwright/test'
import type { SampleClient } from '../../../fixtures/SampleClient.ts'
import type { ServiceControls } from '../../kit/serviceControls.ts'
import { recordApiCalls, type Call } from './apiCalls.ts'
import { checkContract } from './contractChecks.ts'
import { recordPageErrors, type PageErrors } from './pageErrors.ts'
import { controlService, setMeta } from './serviceControls.ts'

interface Fixtures extends ServiceControls {
  /** Sets the client and opens the calculator. */
  openAs: (client: SampleClient | 'nobody', path?: string) => Promise<void>
  /** The page's API calls so far. */
  calls: Call[]
  pageErrors: PageErrors
  service: ServiceControls
}

/** Fails on unexpected page errors, and on requests or responses that violate openapi.json. */
export const test = base.extend<Fixtures>({
  pageErrors: [
    async ({ page }, provide) => {
      const pageErrors = await recordPageErrors(page)
      const findContractViolations = checkContract(page)
      await provide(pageErrors)
      expect(await pageErrors.findUnexpected(), 'page errors').toEqual([])
      expect(await findContractViolations(), 'violations of openapi.json').toEqual([])
    },
    { auto: true },
  ],
  calls: async ({ page }, provide) => provide(recordApiCalls(page)),
  openAs: async ({ page, setClient }, provide) =>
    provide(async (client, path = '') => {
      setClient(client)
      await page.goto(path)
    }),
  service: async ({ page, pageErrors }, provide) => provide(await controlService(page, pageErrors)),
  setClient: async ({ service }, provide) => provide(service.setClient),
  setDocuments: async ({ service }, provide) => provide(service.setDocuments),
  setFault: async ({ service }, provide) => provide(service.setFault),
  setResponse: async ({ service }, provide) => provide(service.setResponse),
})

export { expect, setMeta }
