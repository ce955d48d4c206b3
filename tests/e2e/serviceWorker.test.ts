import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from '../../src/service/app.ts'
import { readSite, createSiteFile } from '../../src/service/site/SiteFile.ts'
import { createSiteApp } from '../../src/service/site/siteApp.ts'
import { samples } from '../kit/samples.ts'
import { expect, test } from './support/test.ts'
import { expectScreen } from './support/walk.ts'

const embeddedWorker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/** Serves the production build on an origin that can also register service workers. */
async function serveWithWorkers() {
  const files = await readSite(join(import.meta.dirname, '../../dist/site'), (html) => html)
  for (const path of ['mockServiceWorker.js', 'demo/mockServiceWorker.js', 'other.js'])
    files.set(path, await createSiteFile(path, await readFile(embeddedWorker)))
  const app = createSiteApp({ files, api: createApp(samples).fetch, base: '/' })
  const server = serve({
    port: 0,
    // A page without a policy, because the production page's policy forbids registration.
    fetch: (request) =>
      new URL(request.url).pathname === '/before'
        ? new Response('', { headers: { 'Content-Type': 'text/html' } })
        : app.fetch(request),
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

test('the production page removes the service worker of embedded mode, and no other', async ({
  page,
  setClient,
}) => {
  const { origin, close } = await serveWithWorkers()
  setClient('lakeshore')
  await page.goto(`${origin}/before`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/other.js', { scope: '/other/' })
    await navigator.serviceWorker.register('/demo/mockServiceWorker.js', { scope: '/demo/' })
    await navigator.serviceWorker.register('/mockServiceWorker.js')
    await navigator.serviceWorker.ready
  })
  await page.goto(`${origin}/`)
  const workers = () =>
    page
      .evaluate(async () => ({
        controller: navigator.serviceWorker.controller?.scriptURL,
        registered: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope).toSorted(),
      }))
      .catch(() => undefined)
  await expect
    .poll(workers)
    .toEqual({ controller: undefined, registered: [`${origin}/demo/`, `${origin}/other/`] })
  await expectScreen(page, 'home')
  // Home prefetches the next step, which fails once the server is closed.
  await page.waitForLoadState('networkidle')
  close()
})
