import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Serves and emits MSW's worker script for embedded mode. */
export function mockServiceWorker(): Plugin {
  const file = 'mockServiceWorker.js'
  const source = createRequire(import.meta.url).resolve(`msw/${file}`)
  return {
    name: 'mock-service-worker',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${file}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        createReadStream(source).pipe(response)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: await readFile(source) })
    },
  }
}
