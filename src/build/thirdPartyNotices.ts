import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Next to the page, so that every base path serves it. */
export const noticesFile = 'THIRD-PARTY-NOTICES.txt'

/**
 * Writes the licenses of all packages in the bundle to THIRD-PARTY-NOTICES.txt. Vite lists the packages
 * (`build.license`); this plugin adds generated modules and the license files that packages lack. The build fails if a
 * package has no license text.
 * @param workerModules the modules of workers, which Vite does not list; see recordModules
 */
export function thirdPartyNotices(workerModules: ReadonlySet<string> = new Set()): Plugin {
  const list = 'licenses.json'
  return {
    name: 'third-party-notices',
    apply: 'build',
    config: () => ({ build: { license: { fileName: list } } }),
    generateBundle: {
      // After Vite writes its list.
      order: 'post',
      handler(_, bundle) {
        const listed = [...readList(bundle[list]), ...generatedBy(Object.values(bundle))]
        const licenses = [...listed, ...packagesIn(workerModules, listed)]
        delete bundle[list]
        const missing = licenses.filter((license) => textOf(license) === undefined).map(({ name }) => name)
        if (missing.length > 0)
          this.error(`Add the license of ${missing.join(', ')} to licenseFiles in thirdPartyNotices.ts.`)
        this.emitFile({ type: 'asset', fileName: noticesFile, source: formatNotices(licenses) })
      },
    },
  }
}

export function recordModules(modules: Set<string>): Plugin {
  return {
    name: 'record-modules',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') for (const id of output.moduleIds) modules.add(id)
    },
  }
}

/**
 * Adds the address of the notices to the built page, from which the footer reads it. A development server has no bundle,
 * and so no notices.
 */
export function noticesLink(): Plugin {
  let base = '/'
  return {
    name: 'notices-link',
    apply: 'build',
    configResolved: (config) => void ({ base } = config),
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'license', type: 'text/plain', href: base + noticesFile } },
    ],
  }
}

/** An entry of the list that Vite writes. */
interface License {
  name: string
  version: string
  /** The SPDX identifier in package.json. */
  identifier?: string
  /** The license file of the package. */
  text?: string
}

type Output = Rolldown.OutputAsset | Rolldown.OutputChunk

const packages = join(import.meta.dirname, '../../node_modules')
const ownTexts = join(import.meta.dirname, 'licenses')

/** Modules that a tool generates from files of a package. Vite does not find the package. */
const generatedModules = [
  { prefix: '~icons/lucide/', name: '@iconify-json/lucide' },
  { prefix: '\0rolldown/runtime.js', name: 'rolldown' },
]

/** The license files of packages that are published without one. */
const licenseFiles: Readonly<Record<string, string>> = {
  // The file of lucide-static 1.62.
  '@iconify-json/lucide': join(ownTexts, 'lucide.txt'),
  wouter: join(ownTexts, 'unlicense.txt'),
  // The files of their repositories.
  '@vscode/l10n': join(ownTexts, 'vscode-l10n.txt'),
  saxes: join(ownTexts, 'saxes.txt'),
  rolldown: join(packages, 'rolldown/LICENSE'),
  // MSW's author publishes these under MSW's license. They are in embedded mode only.
  '@open-draft/deferred-promise': join(packages, 'msw/LICENSE.md'),
  'is-node-process': join(packages, 'msw/LICENSE.md'),
  'strict-event-emitter': join(packages, 'msw/LICENSE.md'),
}

function readList(output: Output | undefined): License[] {
  if (output?.type !== 'asset') throw new Error('Vite has written no list of licenses.')
  return JSON.parse(String(output.source)) as License[]
}

function generatedBy(outputs: readonly Output[]): License[] {
  const ids = outputs.flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
  return generatedModules
    .filter(({ prefix }) => ids.some((id) => id.startsWith(prefix)))
    .map(({ name }) => readPackage(name))
}

function readPackage(name: string): License {
  const text = readFileSync(join(packages, name, 'package.json'), 'utf8')
  const { version, license } = JSON.parse(text) as { version: string; license: string }
  return { name, version, identifier: license }
}

/** The packages of modules, without those that are listed already. */
function packagesIn(modules: ReadonlySet<string>, listed: readonly License[]): License[] {
  const names = new Set(
    [...modules].flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  )
  return [...names]
    .filter((name) => listed.every((license) => license.name !== name))
    .map((name) => {
      const file = readdirSync(join(packages, name)).find((each) => /^licen[cs]e/i.test(each))
      return {
        ...readPackage(name),
        ...(file && { text: readFileSync(join(packages, name, file), 'utf8').trim() }),
      }
    })
}

function textOf({ name, text }: License): string | undefined {
  const file = licenseFiles[name]
  return text ?? (file && readFileSync(file, 'utf8').trim())
}

/** Writes each text once, below the names of its packages. */
function formatNotices(licenses: readonly License[]): string {
  const namesByText = new Map<string, string[]>()
  for (const license of licenses) {
    const { name, version, identifier = 'see below' } = license
    const text = textOf(license) ?? ''
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} ${version} (${identifier})`])
  }
  const notices = [...namesByText].map(([text, names]) => `${names.join('\n')}\n\n${text}`)
  return `${['This application contains third-party software.', ...notices].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
