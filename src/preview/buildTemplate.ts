/**
 * Writes the page of all preview files to standard output. A program of its own, because Vite builds differently depending
 * on the NODE_ENV of its process.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, loadEnv, type Rolldown } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { escapeMarkup } from '../build/escapeMarkup.ts'
import { icons } from '../build/icons.ts'
import { loadingPage } from '../build/loadingPage.ts'
import { settingsTags } from '../build/page.ts'
import { rjsfAliases } from '../build/rjsfAliases.ts'
import { noticesFile, thirdPartyNotices } from '../build/thirdPartyNotices.ts'

const root = join(import.meta.dirname, '../..')

/** Builds the page of all preview files, with %DATA% in place of a client. */
async function buildTemplate(): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    mode: 'production',
    resolve: {
      alias: [...rjsfAliases, { find: './Logo.tsx', replacement: join(import.meta.dirname, 'Logo.tsx') }],
    },
    define: { 'import.meta.env.VITE_API_HOST': '""' },
    plugins: [
      react(),
      icons(),
      loadingPage(),
      settingsTags(loadEnv('production', root)),
      viteSingleFile(),
      thirdPartyNotices(),
    ],
    build: { write: false, modulePreload: false },
  })
  const { output } = result as Rolldown.RolldownOutput
  const [page, notices] = ['index.html', noticesFile].map((name) => findSource(output, name))
  if (page === undefined || notices === undefined || output.length > 2)
    throw new Error(`The preview is not one file: ${output.map(({ fileName }) => fileName).join(', ')}`)
  return withPolicy(page.replace('%NOTICES%', () => escapeMarkup(notices)))
}

function findSource(output: Rolldown.RolldownOutput['output'], name: string): string | undefined {
  const asset = output.find(({ fileName }) => fileName === name)
  return asset?.type === 'asset' ? String(asset.source) : undefined
}

/** Allows only the template's own script and styles: nothing in a client's texts can run, and nothing can load. */
function withPolicy(page: string): string {
  const hashOf = (tag: RegExp) =>
    `'sha256-${createHash('sha256').update(findOnly(page, tag)).digest('base64')}'`
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(/<script type="module"[^>]*>([^]*?)<\/script>/g)}`,
    `style-src ${hashOf(/<style[^>]*>([^]*?)<\/style>/g)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return page.replace('%POLICY%', () => policy)
}

/** The text of the only element that matches. Browsers would block a second one, which has no hash in the policy. */
function findOnly(page: string, tag: RegExp): string {
  const [first, ...others] = [...page.matchAll(tag)]
  if (!first || others.length > 0)
    throw new Error(`The preview has ${others.length + (first ? 1 : 0)} elements for ${tag}, not one.`)
  return first[1]!
}

process.stdout.write(await buildTemplate())
