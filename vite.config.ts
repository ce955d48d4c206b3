import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => {
  const settings = {
    VITE_API_HOST: '',
    VITE_API_KEY: '',
    VITE_CONSULTANCY: 'Harbor Benefits',
    ...loadEnv(mode, import.meta.dirname),
  }
  return {
    plugins: [react(), settingsTags(settings), ...(settings.VITE_API_HOST ? [] : [mockServiceWorker()])],
    resolve: {
      // Field descriptions are plain text: a Markdown renderer would cost 31 kB.
      alias: {
        'markdown-to-jsx': new URL('src/calculator/forms/plainText.ts', import.meta.url).pathname,
      },
    },
    build: {
      // A data: address would break the content policy.
      assetsInlineLimit: 0,
    },
    test: {
      projects: [
        {
          extends: true,
          test: { name: 'node', include: ['tests/{contract,service,fixtures}/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            include: ['tests/calculator/**/*.test.{ts,tsx}'],
            environment: 'happy-dom',
            setupFiles: ['tests/calculator/setup.ts'],
          },
        },
        {
          extends: true,
          test: { name: 'build', include: ['tests/build/**/*.test.ts'] },
        },
      ],
    },
  }
})

/** Fills the meta tags that the application reads when it starts. */
function settingsTags(settings: Record<string, string>): Plugin {
  return {
    name: 'settings-tags',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/%(VITE_\w+)%/g, (_, name: string) => escapeAttribute(settings[name] ?? '')),
    },
  }
}

function escapeAttribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

/** Serves and emits the worker script that MSW brings along, for the embedded mode. */
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
