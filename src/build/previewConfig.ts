import { createHash } from 'node:crypto'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { escapeMarkup } from './escapeMarkup.ts'
import { icons } from './icons.ts'
import { loadingPage } from './loadingPage.ts'
import { rjsfAliases } from './rjsfAliases.ts'
import { noticesFile, thirdPartyNotices } from './thirdPartyNotices.ts'

const root = join(import.meta.dirname, '../preview')

/** Builds the page of all preview files as one file, with %DATA% in place of a client. */
export const previewConfig: InlineConfig = {
  configFile: false,
  envDir: false,
  root,
  resolve: {
    alias: rjsfAliases,
  },
  define: { 'import.meta.env.VITE_API_HOST': '""' },
  plugins: [react(), icons(), loadingPage(), viteSingleFile(), thirdPartyNotices(), completePage()],
  build: { modulePreload: false },
}

/** Writes the notices and the policy into the page, after everything else is in it. */
function completePage(): Plugin {
  return {
    name: 'complete-page',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { 'index.html': page, [noticesFile]: notices, ...others } = bundle
        if (page?.type !== 'asset' || notices?.type !== 'asset' || Object.keys(others).length > 0)
          this.error(`The preview is not one file: ${Object.keys(bundle).join(', ')}`)
        page.source = withPolicy(
          String(page.source).replace('%NOTICES%', () => escapeMarkup(String(notices.source))),
        )
        delete bundle[noticesFile]
      },
    },
  }
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
