import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { privateServer, sameOriginOnly } from './src/build/devServer.ts'
import { mockServiceWorker } from './src/build/mockServiceWorker.ts'
import { preloadScript, plainDynamicImports, settingsTags } from './src/build/page.ts'
import { replaceModules, replacements } from './src/build/replaceModules.ts'
import { isFullRun } from './tests/kit/fullRun.ts'

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname)
  return {
    server: privateServer,
    plugins: [
      sameOriginOnly(),
      react(),
      replaceModules(replacements),
      settingsTags(settings),
      plainDynamicImports(),
      settings.VITE_API_HOST ? preloadScript() : mockServiceWorker(),
    ],
    build: {
      // A data: address would break the content policy.
      assetsInlineLimit: 0,
      // One small style sheet, and the page itself lists what to preload: no preloading code is needed.
      cssCodeSplit: false,
      modulePreload: false,
    },
    test: {
      // A test that hangs is found all the same, on a machine that has other things to do as well.
      testTimeout: isFullRun ? 900_000 : 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      // Set where the tests' own output is coloured; what the command's is to be is for its tests to say.
      env: { FORCE_COLOR: '' },
      // A worker runs many files with the modules loaded once: half of the processor time. Each file restores in its
      // hooks what it changes outside itself.
      isolate: false,
      // More than the two processors, because the tests of servers wait for timers and processes.
      maxWorkers: 3,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: [
              'tests/{check,clients,contract,engine,fixtures,service,workbench}/**/*.test.ts',
              'tests/calculator/{forms,rules,state,steps,texts}/**/*.test.ts',
            ],
            setupFiles: ['tests/kit/restoreGlobals.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            include: ['tests/{calculator,workbench}/**/*.test.tsx', 'tests/calculator/api/**/*.test.ts'],
            environment: 'happy-dom',
            setupFiles: ['tests/kit/restoreGlobals.ts', 'tests/calculator/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'build',
            include: ['tests/build/**/*.test.ts'],
            // Generates the whole contract anew, where every run checks that it is up to date.
            exclude: isFullRun ? [] : ['tests/build/contract.test.ts'],
          },
        },
      ],
    },
  }
})
