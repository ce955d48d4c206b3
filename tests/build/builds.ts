import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The builds that the tests look at: what their address is, and whether they bring the sample clients along. */
export const builds = {
  site: { base: '/', apiHost: '/' },
  benefits: { base: '/benefits/', apiHost: '/benefits/' },
  embedded: { base: '/', apiHost: '' },
}

/** Builds the calculator into dist/ and gives what was written. */
export async function buildCalculator(name: keyof typeof builds) {
  const { base, apiHost } = builds[name]
  process.env.VITE_API_HOST = apiHost
  process.env.NODE_ENV = 'production'
  const result = await build({
    root,
    base,
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: join(root, 'dist', name), emptyOutDir: true },
  })
  return (result as Rolldown.RolldownOutput).output
}
