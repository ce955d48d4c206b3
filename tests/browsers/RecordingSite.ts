import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { serve } from '@hono/node-server'
import type { SampleClient } from '../../fixtures/SampleClient.ts'
import type { CalculationInputs } from '../../src/contract/inputs.ts'
import type { Outputs } from '../../src/contract/outputs.ts'
import { createApp } from '../../src/service/app.ts'
import { withSettings } from '../../src/service/site/pageSettings.ts'
import { createSiteFile, readSite } from '../../src/service/site/SiteFile.ts'
import { createSiteApp } from '../../src/service/site/siteApp.ts'
import { folderOf } from '../../src/build/buildFolders.ts'
import { buildOnce } from '../../src/build/builds.ts'
import { samples } from '../kit/samples.ts'

/** A calculation that the API answered. */
interface Calculation {
  inputs: CalculationInputs
  outputs: Outputs
}

/** The built calculator and its API on one origin, which record what a browser does. */
export interface RecordingSite {
  url: string
  /** The calculations so far. */
  calculations: Calculation[]
  close: () => void
}

/** Serves a sample client. The page runs recordPageErrors first, because WebKit reports no errors to its driver. */
export async function startRecordingSite(client: SampleClient): Promise<RecordingSite> {
  await buildOnce('calculator')
  const recorder = 'recordPageErrors.js'
  const files = await readSite(folderOf('calculator'), (html) =>
    withSettings(html, { base: '/', key: client }).replace(
      '<head>',
      `<head><script src="/${recorder}"></script>`,
    ),
  )
  const script = Buffer.from(`(${recordPageErrors.toString()})()`)
  files.set(recorder, await createSiteFile(recorder, script))
  const calculations: Calculation[] = []
  // Uncompressed, so that the answers can be read here.
  const api = createApp(samples, { compresses: false })
  const app = createSiteApp({
    files,
    base: '/',
    async api(request) {
      const posted = request.clone()
      const response = await api.fetch(request)
      if (posted.method === 'POST' && response.ok) {
        const [inputs, outputs] = (await Promise.all([posted.json(), response.clone().json()])) as [
          CalculationInputs,
          Outputs,
        ]
        calculations.push({ inputs, outputs })
      }
      return response
    },
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, calculations, close: () => void server.close() }
}

declare global {
  interface Window {
    pageErrors: string[]
  }
}

/**
 * Records console errors and warnings, uncaught errors, files that fail to load, and violations of the content security
 * policy. Self-contained, to run in the page before its other scripts.
 */
function recordPageErrors(): void {
  const errors: string[] = []
  window.pageErrors = errors
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console)
    console[level] = (...values: unknown[]) => {
      errors.push(`console ${level}: ${values.map(String).join(' ')}`)
      log(...values)
    }
  }
  // Elements that fail to load report it to themselves only, so this listens before they do.
  const options = { capture: true }
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event
      const isElement = target instanceof Element
      errors.push(isElement ? `failed to load: ${target.outerHTML}` : `uncaught: ${event.message}`)
    },
    options,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    errors.push(`policy: ${violatedDirective} ${blockedURI}`)
  })
}
