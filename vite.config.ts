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
      // The content security policy forbids data: URLs.
      assetsInlineLimit: 0,
      // There is one small style sheet, and the page lists what to preload, so no code has to.
      cssCodeSplit: false,
      modulePreload: false,
    },
    test: {
      // Enough for a busy machine.
      testTimeout: isFullRun ? 900_000 : 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      // Vitest's own output may be colored. The tests of the command decide about its colors.
      env: { FORCE_COLOR: '' },
      // A worker loads modules once for all its files, which halves the processor time. Each file restores the globals it
      // changes.
      isolate: false,
      // More than the two processors, because server tests wait for timers and processes.
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
            // Generates the whole contract. Every run checks that the generated files are up to date.
            exclude: isFullRun ? [] : ['tests/build/contract.test.ts'],
          },
        },
      ],
    },
  }
})
