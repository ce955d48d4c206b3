import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import type { Figures } from './measures.ts'
import { openHome, walkToScenario, walkToTheEnd } from './walk.ts'

/** A key of every form's data that only rjsf knows, and that no minifier changes. */
const rjsfMark = '__rjsf_'

/** What the home screen needs, and what has been fetched when every step has been visited. */
export async function sizeFigures(page: Page, address: string): Promise<Figures> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await openHome(page, address)
  await walkToScenario(page)
  await walkToTheEnd(page)

  const scripts = await bodies(responses, 'javascript')
  const styles = await bodies(responses, 'css')
  const linked = await openHomeWithLinkedScripts(page, address)
  const homeScripts = new Map([...scripts].filter(([url]) => linked.includes(url)))
  return {
    homeScript: gzipped(homeScripts),
    homeForms: [...homeScripts.values()].filter((body) => body.includes(rjsfMark)).length,
    allScript: gzipped(scripts),
    allStyle: gzipped(styles),
  }
}

/**
 * Opens the home screen once more with no other scripts than those which the page itself names; what is
 * fetched ahead for later steps, with low priority, comes to nothing.
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
  const wanted = responses.filter((response) => response.headers()['content-type']?.includes(type))
  return new Map(
    await Promise.all(wanted.map(async (response) => [response.url(), await response.body()] as const)),
  )
}

/** In kB of 1,000 bytes. */
function gzipped(files: Map<string, Buffer>) {
  return [...files.values()].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length / 1000, 0)
}
