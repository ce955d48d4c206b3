import { join } from 'node:path'
import { defineConfig, mergeConfig, type PluginOption, type UserConfig } from 'vite'
import calculatorConfig from '../../vite.config.ts'
import { sampleConsultancy } from '../build/page.ts'
import { recordModules, thirdPartyNotices } from '../build/thirdPartyNotices.ts'
import { workbenchServer } from './clients/disk/workbenchServer.ts'

const root = join(import.meta.dirname, '../..')
const clientsFolder = process.env.CLIENTS_DIR ?? join(root, 'fixtures/clients')

// React's development build is ten times slower with 5,000 rows, and consultants do not debug the workbench.
process.env.NODE_ENV = 'production'

/** The calculator's configuration with the workbench as its root. The package contains the build. */
export default defineConfig((environment) => {
  const { test, build, plugins, ...calculator } = calculatorConfig(environment)
  const workerModules = new Set<string>()
  const ownPlugins = plugins?.filter((plugin) => !isForCalculator(plugin))
  return mergeConfig({ ...calculator, plugins: ownPlugins }, {
    root: import.meta.dirname,
    cacheDir: join(root, 'node_modules/.vite-workbench'),
    appType: 'mpa',
    // Includes the worker: when Vite discovers a dependency later, it reloads the page.
    optimizeDeps: { entries: ['index.html', 'frame/iframe/index.html', '**/*.worker.ts'] },
    plugins: [workbenchServer(clientsFolder, sampleConsultancy), thirdPartyNotices(workerModules)],
    build: {
      outDir: join(root, 'dist/workbench'),
      rolldownOptions: {
        input: ['index.html', 'frame/iframe/index.html'].map((page) => join(import.meta.dirname, page)),
      },
    },
    worker: { format: 'es', plugins: () => [recordModules(workerModules)] },
    server: {
      port: 5174,
      fs: { allow: [root] },
      // Vite does not find the worker and the calculator's lazy parts from the entry points.
      warmup: {
        clientFiles: [
          'main.tsx',
          'frame/iframe/main.tsx',
          'state/check.worker.ts',
          'panels/calculation.worker.ts',
          'transfer/readImportFile.worker.ts',
          '../calculator/shell/Calculator.tsx',
          '../calculator/steps/results/sections/ResultSections.tsx',
        ],
      },
    },
  } satisfies UserConfig)
})

/** Plugins that write files next to the calculator's page. */
function isForCalculator(plugin: PluginOption) {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    ['third-party-notices', 'notices-link', 'embed-script', 'mock-service-worker'].includes(plugin.name)
  )
}
