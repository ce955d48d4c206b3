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
import { buildOnce, folderOf } from '../build/builds.ts'
import { samples } from '../kit/samples.ts'
import { recordPageErrors } from './recordPageErrors.ts'

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
  await buildOnce('site')
  const recorder = 'recordPageErrors.js'
  const files = await readSite(folderOf('site'), (html) =>
    withSettings(html, { key: client }).replace('<head>', `<head><script src="/${recorder}"></script>`),
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
  return {
    url: `http://127.0.0.1:${port}/`,
    calculations,
    close: () => void server.close(),
  }
}
