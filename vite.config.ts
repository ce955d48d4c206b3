import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { privateServer, sameOriginOnly } from './src/build/devServer.ts'
import { embedScript } from './src/build/embedScript.ts'
import { icons } from './src/build/icons.ts'
import { loadingPage } from './src/build/loadingPage.ts'
import { mockServiceWorker } from './src/build/mockServiceWorker.ts'
import { preloadScript, settingsTags } from './src/build/page.ts'
import { rjsfAliases } from './src/build/rjsfAliases.ts'
import { sharedChunk } from './src/build/sharedChunk.ts'
import { noticesLink, thirdPartyNotices } from './src/build/thirdPartyNotices.ts'
import { isFullRun } from './tests/kit/fullRun.ts'

/** Tests without JSX that need a DOM. An environment of its own would restart a worker. */
const domTests = ['tests/calculator/api/settings.test.ts', 'tests/service/qa/panel.test.ts']

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname)
  return {
    server: privateServer,
    resolve: { alias: rjsfAliases },
    plugins: [
      sameOriginOnly(),
      react(),
      icons(),
      loadingPage(),
      settingsTags(settings),
      thirdPartyNotices(),
      noticesLink(),
      embedScript(),
      settings.VITE_API_HOST ? [preloadScript(), sharedChunk()] : mockServiceWorker(),
    ],
    build: {
      // The content security policy forbids data: URLs.
      assetsInlineLimit: 0,
      // There is one small style sheet, and the page lists what to preload, so no code has to.
      cssCodeSplit: false,
      modulePreload: false,
    },
    test: {
      // Long enough for a busy machine; a test that hangs still fails.
      testTimeout: isFullRun ? 900_000 : 120_000,
      hookTimeout: isFullRun ? 900_000 : 120_000,
      expect: { poll: { timeout: 10_000 } },
      // Unset, so that colored test output does not change the output of the commands under test.
      env: { FORCE_COLOR: '' },
      // Test files share a worker and its loaded modules, which halves the CPU time. Each file restores global state in
      // its hooks.
      isolate: false,
      // Each worker loads all modules, which takes more CPU time than more workers save.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: [
              'tests/{catalog,check,clients,command,compare,contract,engine,fixtures,kit,preview,service,site,workbench}/**/*.test.ts',
              'tests/calculator/{api,forms,rules,state,steps,texts}/**/*.test.ts',
            ],
            exclude: domTests,
            setupFiles: ['tests/kit/restoreGlobals.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            include: ['tests/{calculator,workbench}/**/*.test.tsx', ...domTests],
            environment: 'happy-dom',
            setupFiles: [
              'tests/kit/restoreGlobals.ts',
              'tests/kit/iteratorHelpers.ts',
              'tests/calculator/setup.ts',
            ],
          },
        },
        {
          extends: true,
          test: {
            name: 'build',
            include: ['tests/build/**/*.test.ts'],
            // Regenerates the whole contract, which is slow. `npm run contract:check` is part of every run.
            exclude: isFullRun ? [] : ['tests/build/contract.test.ts'],
          },
        },
      ],
    },
  }
})
