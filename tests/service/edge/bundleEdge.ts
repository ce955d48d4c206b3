import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

/** The edge as a single module, resolved as for workerd. Its imports are what workerd would have to provide. */
export async function bundleEdge(): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: ['workerd', 'worker', 'browser'] },
    },
    build: { ssr: join(import.meta.dirname, '../../../src/service/edge.ts'), target: 'es2022', write: false },
  })) as Rolldown.RolldownOutput
  return output[0]
}
