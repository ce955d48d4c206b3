import { join } from 'node:path'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import calculatorConfig from '../../vite.config.ts'
import { servePages } from './disk/servePages.ts'

const root = join(import.meta.dirname, '../..')
const clientsFolder = process.env.CLIENTS_DIR ?? join(root, 'fixtures/clients')

// A tool that is used, not worked on: React's development build takes ten times as long for a list of 5,000.
process.env.NODE_ENV = 'production'

/** The calculator's own configuration, without its tests and with the workbench around it. Only tests build it. */
export default defineConfig((environment) => {
  const { test, build, ...calculator } = calculatorConfig(environment)
  return mergeConfig(calculator, {
    root: import.meta.dirname,
    cacheDir: join(root, 'node_modules/.vite-workbench'),
    appType: 'mpa',
    // The worker's packages too: one found late would load the page anew under whoever is at work.
    optimizeDeps: { entries: ['index.html', 'iframe/index.html', 'state/*.worker.ts'] },
    plugins: [servePages(clientsFolder)],
    build: {
      outDir: join(root, 'dist/workbench'),
      rolldownOptions: {
        input: ['index.html', 'iframe/index.html'].map((page) => join(import.meta.dirname, page)),
      },
    },
    worker: { format: 'es' },
    server: {
      port: 5174,
      fs: { allow: [root] },
      // While somebody opens the page: the calculator's later part and the worker too, which nothing else leads to yet.
      warmup: {
        clientFiles: [
          'main.tsx',
          'iframe/main.tsx',
          'state/check.worker.ts',
          '../calculator/shell/Calculator.tsx',
        ],
      },
    },
  } satisfies UserConfig)
})
