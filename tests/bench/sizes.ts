import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import type { Measurements } from './measures.ts'
import { openHome, walkToScenario, walkToResults } from './walk.ts'

/** Part of a form data key that only rjsf uses and no minifier changes. */
const rjsfMarker = '__rjsf_'

/** Measures what the home screen needs, and what is loaded after a visit to every step. */
export async function measureSizes(page: Page, address: string): Promise<Measurements> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await openHome(page, address)
  await walkToScenario(page)
  await walkToResults(page)

  const scripts = await bodies(responses, 'javascript')
  const styles = await bodies(responses, 'css')
  const linked = await openHomeWithLinkedScripts(page, address)
  const homeScripts = new Map([...scripts].filter(([url]) => linked.includes(url)))
  return {
    homeScript: gzippedSize(homeScripts),
    homeForms: [...homeScripts.values()].filter((body) => body.includes(rjsfMarker)).length,
    allScript: gzippedSize(scripts),
    allStyle: gzippedSize(styles),
  }
}

/**
 * Reopens the home screen with only the scripts that the page links, without low-priority preloads for later steps.
 * @returns the URLs of these scripts
 */
async function openHomeWithLinkedScripts(page: Page, address: string) {
  const linked = await page.evaluate(() =>
    Array.from(document.scripts, ({ src }) => src).concat(
      Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]:not([fetchpriority=low])'),
        ({ href }) => href,
      ),
    ),
  )
  await page.route(/[.]js$/, (route) =>
    linked.includes(route.request().url()) ? route.continue() : route.abort(),
  )
  await openHome(page, address)
  return linked
}

async function bodies(responses: Response[], type: string) {
  const matching = responses.filter((response) => response.headers()['content-type']?.includes(type))
  return new Map(
    await Promise.all(matching.map(async (response) => [response.url(), await response.body()] as const)),
  )
}

/** The total in kB of 1,000 bytes. */
function gzippedSize(files: Map<string, Buffer>) {
  return [...files.values()].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length / 1000, 0)
}
