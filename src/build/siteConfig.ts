import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin, Rolldown } from 'vite'
import { embedScript } from './embedScript.ts'
import { icons } from './icons.ts'
import { loadingPage } from './loadingPage.ts'
import { rjsfAliases } from './rjsfAliases.ts'
import { noticesLink, thirdPartyNotices } from './thirdPartyNotices.ts'

const root = join(import.meta.dirname, '../site')
const worker = join(root, 'worker.ts')

/** Builds the page of all static sites, which has the service in a worker. */
export const siteConfig: InlineConfig = {
  configFile: false,
  envDir: false,
  root,
  // Any path can serve it.
  base: './',
  resolve: { alias: rjsfAliases },
  define: { 'import.meta.env.VITE_API_HOST': '""' },
  plugins: [
    react(),
    icons(),
    loadingPage(),
    workerAddress(),
    thirdPartyNotices(),
    noticesLink(),
    embedScript(),
  ],
  build: {
    // As for the calculator.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // The worker is an entry of the same build, so that it shares modules with the page, and its packages are listed.
    rolldownOptions: {
      input: { index: join(root, 'index.html'), worker },
      // No part of the page loads later, because its retry would need addresses that only the calculator's page has.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'page', name: (id, context) => (isOfWorker(id, context) ? null : 'page') }],
        },
      },
    },
  },
}

function isOfWorker(id: string, context: Rolldown.ChunkingContext) {
  const importers = new Set([id])
  for (const importer of importers) {
    const module = context.getModuleInfo(importer)
    for (const next of [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])])
      importers.add(next)
  }
  return importers.has(worker)
}

function workerAddress(): Plugin {
  return {
    name: 'worker-address',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.facadeModuleId === worker,
        )
        if (!chunk) throw new Error('The build has no worker.')
        return html.replace('%WORKER%', `./${chunk.fileName}`)
      },
    },
  }
}
