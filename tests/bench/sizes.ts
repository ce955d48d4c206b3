import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import type { Figures } from './measures.ts'
import { openHome, walkToScenario, walkToTheEnd } from './walk.ts'

/** A key of every form's data that only rjsf knows, and that no minifier changes. */
const rjsfMark = '__rjsf_'

/** What is fetched until the home screen shows its button, and until every step has been visited. */
export async function sizeFigures(page: Page, address: string): Promise<Figures> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.addInitScript(markHome)
  await openHome(page, address)
  const homeUrls = await page.evaluate(urlsBeforeHome)
  await walkToScenario(page)
  await walkToTheEnd(page)

  const scripts = await bodies(responses, 'javascript')
  const styles = await bodies(responses, 'css')
  const homeScripts = new Map([...scripts].filter(([url]) => homeUrls.includes(url)))
  return {
    homeScript: gzipped(homeScripts),
    homeForms: [...homeScripts.values()].filter((body) => body.includes(rjsfMark)).length,
    allScript: gzipped(scripts),
    allStyle: gzipped(styles),
  }
}

function markHome() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('button')?.textContent.includes("Let's go")) return
    performance.mark('home')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

function urlsBeforeHome() {
  const [home] = performance.getEntriesByName('home')
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => home && startTime <= home.startTime)
    .map(({ name }) => name)
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
