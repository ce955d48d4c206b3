import { test as base, expect, type Page } from '@playwright/test'
import type { SampleClient } from '../../../fixtures/SampleClient.ts'
import { encodeAnswers } from '../../../src/calculator/state/answersCode.ts'
import { noUses } from '../../../src/calculator/state/customUses.ts'
import { noPersonalAnswers, questionsOf } from '../../../src/contract/personalQuestions.ts'
import { samples } from '../../kit/samples.ts'
import type { ServiceControls } from '../../kit/serviceControls.ts'
import { recordPageErrors, type PageErrors } from './pageErrors.ts'
import { controlService } from './service.ts'

/** A request from the page to the API. */
export interface Call {
  method: string
  /** Starts with `mediplan/`. */
  path: string
  headers: Record<string, string>
  /** The parsed body, or null. */
  body: unknown
}

interface Fixtures extends ServiceControls {
  /** Sets the client and opens the calculator. */
  openAs: (client: SampleClient | 'nobody', path?: string) => Promise<void>
  /** Opens the results of a client from a link with answers. */
  openResults: (client: SampleClient, family?: { spouse: boolean; children: number }) => Promise<void>
  /** The page's API calls so far. */
  calls: Call[]
  pageErrors: PageErrors
  service: ServiceControls
}

/** Fails on unexpected page errors. */
export const test = base.extend<Fixtures>({
  pageErrors: [
    async ({ page }, provide) => {
      const pageErrors = await recordPageErrors(page)
      await provide(pageErrors)
      expect(await pageErrors.findUnexpected(), 'page errors').toEqual([])
    },
    { auto: true },
  ],
  calls: async ({ page }, provide) => provide(recordApiCalls(page)),
  openAs: async ({ page, setClient }, provide) =>
    provide(async (client, path = '') => {
      setClient(client)
      await page.goto(path)
    }),
  openResults: async ({ page, openAs }, provide) =>
    provide(async (client, family) => {
      await openAs(client, answersFragment(client, family))
      await page.getByRole('button', { name: 'Show these results' }).click()
      await expect(page.getByRole('heading', { name: 'Plans side by side' })).toBeVisible()
    }),
  service: async ({ page, pageErrors }, provide) => provide(await controlService(page, pageErrors)),
  setClient: async ({ service }, provide) => provide(service.setClient),
  setDocuments: async ({ service }, provide) => provide(service.setDocuments),
  setFault: async ({ service }, provide) => provide(service.setFault),
  setResponse: async ({ service }, provide) => provide(service.setResponse),
})

export { expect }

export function filterCalculations(calls: Call[]) {
  return calls.filter(({ method }) => method === 'POST')
}

/** The end of a link with answers: the last of each list, and the second scenario. */
export function answersFragment(client: SampleClient, family = { spouse: false, children: 0 }) {
  const { instance } = samples.get(client)!.current
  const personal = questionsOf(instance).map(({ answer, list }) => [answer, instance[list].at(-1)!.id])
  const answers = {
    personal: { ...noPersonalAnswers, ...Object.fromEntries(personal) },
    family,
    scenario: instance.scenarios[1]!.id,
    customUses: noUses(instance),
    typedUses: noUses(instance),
    surcharges: [],
    baby: { isCovered: true, month: null },
  }
  const acknowledged = { home: true, personal: true, coverage: true, scenario: true }
  return `#answers=${encodeAnswers(answers, acknowledged, instance)}`
}

/** Returns a list to which every later API call is added. */
function recordApiCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const path = /\/(mediplan\/.*)$/.exec(request.url())?.[1]
    if (path === undefined) return
    const body = request.postDataJSON() as unknown
    calls.push({ method: request.method(), path, headers: request.headers(), body })
  })
  return calls
}
