import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const input = join(import.meta.dirname, '../embed/embed.ts')

/**
 * Writes embed.js, which portals load from this address in every version. A build of its own, because modules do not know
 * their script element.
 */
export function embedScript(): Plugin {
  return {
    name: 'embed-script',
    apply: 'build',
    async generateBundle() {
      const { output } = (await build({
        configFile: false,
        logLevel: 'error',
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input, output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput
      this.emitFile({ type: 'asset', fileName: 'embed.js', source: output[0].code })
    },
  }
}
