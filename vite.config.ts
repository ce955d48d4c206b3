import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { privateServer, sameOriginOnly } from './src/devServer.ts'
import { isFullRun } from './tests/kit/fullRun.ts'
import { withSettings } from './src/service/site/pageSettings.ts'

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, import.meta.dirname)
  return {
    server: privateServer,
    plugins: [
      sameOriginOnly(),
      react(),
      settingsTags(settings),
      plainImports(),
      settings.VITE_API_HOST ? earlyScript() : mockServiceWorker(),
    ],
    resolve: {
      alias: [
        // React has had it since version 18; the shim that wouter asks for is for older ones.
        { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
        // Our routes have no patterns: parsing one would cost 0.5 kB.
        { find: /^regexparam$/, replacement: ownFile('src/calculator/shell/withoutPatterns.ts') },
        // Field descriptions are plain text: a Markdown renderer would cost 31 kB.
        { find: /^markdown-to-jsx(\/react)?$/, replacement: ownFile('src/calculator/forms/plainText.ts') },
        // The stock fields, templates and widgets of rjsf, all replaced by our theme, would cost 20 kB.
        {
          find: /^.*\/getDefaultRegistry\.js$/,
          replacement: ownFile('src/calculator/forms/defaultRegistry.ts'),
        },
        // Our icons have fixed attributes: configurable ones would cost 1 kB.
        { find: /^.*\/createLucideIcon\.mjs$/, replacement: ownFile('src/calculator/ui/createIcon.ts') },
        // Our forms have no $ref: what rjsf looks one up with would cost 7 kB.
        { find: /^fast-uri$/, replacement: ownFile('src/calculator/forms/withoutReferences.ts') },
        // Our forms omit no answers: finding some to omit would cost 2 kB.
        { find: /^.*\/omitExtraData\.js$/, replacement: ownFile('src/calculator/forms/withoutOmission.ts') },
        // Our forms have no allOf: merging one would cost 4 kB.
        { find: /^.*\/shallowAllOfMerge\.js$/, replacement: ownFile('src/calculator/forms/withoutAllOf.ts') },
      ],
    },
    build: {
      // A data: address would break the content policy.
      assetsInlineLimit: 0,
      // One small style sheet, and the page itself lists what to preload: no preloading code is needed.
      cssCodeSplit: false,
      modulePreload: false,
    },
    test: {
      // Long enough for a busy machine; a test that hangs still fails.
      testTimeout: isFullRun ? 900_000 : 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      // Unset, so that colored test output does not change the output of the commands under test.
      env: { FORCE_COLOR: '' },
      // Test files share a worker and its loaded modules, which halves the CPU time. Each file restores global state in
      // its hooks.
      isolate: false,
      // More than two CPUs, because tests of servers mostly wait for timers and processes.
      maxWorkers: 3,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            include: [
              'tests/{check,clients,contract,engine,fixtures,service,workbench}/**/*.test.ts',
              'tests/calculator/{forms,rules,state,steps}/**/*.test.ts',
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
            // Regenerates the whole contract, which is slow. `npm run contract:check` is part of every run.
            exclude: isFullRun ? [] : ['tests/build/contract.test.ts'],
          },
        },
      ],
    },
  }
})

function ownFile(path: string) {
  return fileURLToPath(new URL(path, import.meta.url))
}

/** Fills the meta tags that the application reads when it starts. */
function settingsTags({ VITE_API_HOST, VITE_API_KEY, VITE_CONSULTANCY }: Record<string, string>): Plugin {
  const settings = { host: VITE_API_HOST, key: VITE_API_KEY, consultancy: VITE_CONSULTANCY }
  return { name: 'settings-tags', transformIndexHtml: (html) => withSettings(html, settings) }
}

/** Leaves out the code that would preload a later chunk's own imports and styles: ours has none. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: ({ build }, { command }) => command === 'build' && build?.modulePreload === false,
    load: (id) =>
      id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null,
  }
}

/**
 * Has the built page load the early script ahead of the main one. What it preloads is in a template, so that the page
 * itself does not request it. Without a build the main script imports the early one.
 */
function earlyScript(): Plugin {
  const early = ownFile('src/calculator/early.ts')
  const steps = ownFile('src/calculator/shell/Calculator.tsx')
  let base = '/'
  return {
    name: 'early-script',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { input: { index: ownFile('index.html'), early } } } }),
    configResolved: (config) => void ({ base } = config),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const addressOf = (module: string) => {
          const chunk = Object.values(bundle).find(
            (output) => output.type === 'chunk' && output.facadeModuleId === module,
          )
          if (!chunk) throw new Error(`There is no chunk for ${module}`)
          return base + chunk.fileName
        }
        const tags = [
          `<template id="preloads"><link rel="modulepreload" crossorigin fetchpriority="low" href="${addressOf(steps)}"></template>`,
          `<script type="module" async crossorigin fetchpriority="high" src="${addressOf(early)}"></script>`,
        ]
        return html.replace('<script type="module"', (main) => [...tags, main].join('\n    '))
      },
    },
  }
}

/** Serves and emits MSW's worker script, for embedded mode. */
function mockServiceWorker(): Plugin {
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
