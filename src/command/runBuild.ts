import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '../check/files/UsageError.ts'
import {
  fileName,
  isYearFolder,
  languagesFolder,
  languageTagOf,
  parentFolder,
} from '../contract/clientFiles.ts'
import { builtInLanguages } from '../contract/generated/builtInLanguages.js'
import { languagesOf } from '../contract/languages.ts'
import { publishedInstance } from '../contract/publishedInstance.ts'
import { pagesFolder, readPage } from '../packageFiles.ts'
import { policyForMeta, siteHeaderValues } from '../service/site/headerValues.ts'
import { listFiles } from '../service/site/SiteFile.ts'
import { withSettings, type PageSettings } from '../service/site/pageSettings.ts'
import type { SiteData } from '../site/SiteMessages.ts'
import { formatHeaders } from './formatHeaders.ts'
import { print } from './print.ts'
import { consultancyHint, readProject, type ClientsOption } from './project.ts'
import { readCheckedClient, type CheckedClient } from './readCheckedClient.ts'
import { writeSite, type SiteFiles } from './siteFolder.ts'

interface BuildOptions extends ClientsOption {
  out: string
  year?: number
  /** The address of an API, for a page that calls it instead of containing the client's data. */
  api?: string
  key?: string
  base?: string
  consultancy?: string
  frameAncestors?: string[]
}

/**
 * Writes a client's calculator as files for a static host, or prints the errors in the client's files.
 * @returns 1 if there are errors; else 0
 * @throws UsageError if there is no such client or year, the folder has other files or another client's site, or a file
 * cannot be written
 */
export async function runBuild(client: string, options: BuildOptions): Promise<number> {
  const { out, year, api } = options
  throwIfUnused(options)
  const project = await readProject(options)
  const settings = { consultancy: project.consultancy, ...options }
  const checked = await readCheckedClient(project.clients, client, {
    year,
    withOtherYears: year === undefined,
  })
  if (!checked) return 1
  const files = api === undefined ? await siteFiles(checked, settings) : await pageFiles(api, settings)
  const count = await writeSite(out, checked.name, files)
  const years = api === undefined ? `, ${describeYears(checked)}` : `, for the API at ${api}`
  print(`Written: ${count} files in ${out}${years}. Copy the folder to your web server.\n`)
  if (!settings.consultancy) print(consultancyHint)
  return 0
}

/** @throws UsageError for options that the kind of page does not use */
function throwIfUnused({ api, base, key, year }: BuildOptions) {
  if (api === undefined && (base !== undefined || key !== undefined))
    throw new UsageError('--base and --key need --api. A static site works at any path.')
  if (api !== undefined && year !== undefined)
    throw new UsageError('--year has no effect with --api, which decides the plan years.')
}

/** The calculator with its service and the client's data, which needs no server. */
async function siteFiles(
  { texts }: CheckedClient,
  { consultancy, frameAncestors }: BuildOptions,
): Promise<SiteFiles> {
  const data = JSON.stringify(selectDocuments(texts))
  const dataFile = `assets/client-${createHash('sha256').update(data).digest('base64url').slice(0, 8)}.json`
  const headers = await siteHeaderValues({ frameAncestors, hasWorker: true })
  const html = withSettings(await readPage('site'), { consultancy, frameAncestors })
    .replace('%POLICY%', () => policyForMeta(headers))
    .replace('%DATA%', dataFile)
  return new Map<string, string | Buffer>([
    ...(await readAssets('site')),
    [dataFile, data],
    ['_headers', formatHeaders('netlify', headers)],
    ['index.html', html],
  ])
}

/** The documents of the plan years, and those of the languages that they list and the calculator does not include. */
function selectDocuments(texts: ReadonlyMap<string, string>): SiteData {
  const isInstance = (path: string) => fileName(path) === 'instance.json'
  const documents = [...texts].map(([path, text]) => {
    const document: unknown = JSON.parse(text)
    return [path, isInstance(path) ? publishedInstance(document) : document] as const
  })
  const instances = documents.filter(([path]) => isInstance(path))
  const listed = new Set(instances.flatMap(([, document]) => languagesOf(document)))
  const isUsed = (tag: string) => listed.has(tag) && !builtInLanguages.includes(tag)
  return Object.fromEntries(
    documents.filter(([path]) => parentFolder(path) !== languagesFolder || isUsed(languageTagOf(path))),
  )
}

/** The calculator for an API. Its screens have paths, so the web server responds to them with the page. */
async function pageFiles(api: string, { key, base = '/', ...settings }: BuildOptions): Promise<SiteFiles> {
  const headers = await siteHeaderValues({ apiHost: api, frameAncestors: settings.frameAncestors })
  const html = withSettings(await readPage('calculator'), {
    ...settings,
    host: api,
    key,
    base,
  } satisfies PageSettings)
  return new Map<string, string | Buffer>([
    ...(await readAssets('calculator')),
    ['_headers', formatHeaders('netlify', headers, { base })],
    // Static hosts respond with it to unknown paths.
    ['404.html', html],
    ['index.html', html],
  ])
}

async function readAssets(name: 'calculator' | 'site') {
  const folder = join(pagesFolder, name)
  const paths = (await listFiles(folder)).filter((path) => path !== 'index.html')
  return Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const))
}

function describeYears({ planYear, texts }: CheckedClient) {
  const years = [...new Set([...texts.keys()].map(parentFolder))].filter(isYearFolder)
  return years.length === 0
    ? `plan year ${planYear}`
    : `plan year ${planYear}, and ${years.join(', ')} at #/preview/<year>`
}
