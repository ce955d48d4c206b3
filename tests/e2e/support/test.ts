import { test as base, expect, type Page } from '@playwright/test'
import { noteCalls, type Call } from './calls.ts'
import { listen, type Noise } from './noise.ts'

interface Fixtures {
  /** Opens the calculator as one of the sample clients, whose key is its folder's name. */
  openAs: (client: string, path?: string) => Promise<void>
  /** The calls that the page has made to the API. */
  calls: Call[]
  noise: Noise
}

/** A test whose page may not complain: of anything unexpected in its console, its policy or its requests. */
export const test = base.extend<Fixtures>({
  noise: [
    async ({ page }, provide) => {
      const noise = await listen(page)
      await provide(noise)
      expect(await noise.surprises(), 'what the page complained of').toEqual([])
    },
    { auto: true },
  ],
  calls: async ({ page }, provide) => provide(noteCalls(page)),
  openAs: async ({ page }, provide) =>
    provide(async (client, path = '') => {
      await serveAs(page, client)
      await page.goto(path)
    }),
})

export { expect }

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
