import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parse } from 'jsonc-parser'
import { describeFileError } from '../check/files/fileErrors.ts'
import { makeFolder } from '../check/files/folders.ts'
import { replaceFile } from '../check/files/replaceFile.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { isMissing } from '../clients/readDocuments.ts'
import { fileName, languagesFolder, languageTagOf, parentFolder } from '../contract/clientFiles.ts'
import { builtInLanguages } from '../contract/generated/builtInLanguages.js'
import { isRecord } from '../contract/isRecord.ts'
import { languagesOf } from '../contract/languages.ts'
import { pagesFolder, readPage } from '../packageFiles.ts'
import { policyForMeta, siteHeaderValues } from '../service/site/headerValues.ts'
import { withSettings, type PageSettings } from '../service/site/pageSettings.ts'
import type { SiteData } from '../site/SiteMessages.ts'
import { formatHeaders } from './formatHeaders.ts'
import { print } from './print.ts'
import { consultancyHint, readProject, type ClientsOption } from './project.ts'
import { readCheckedClient, type CheckedClient } from './readCheckedClient.ts'

export interface BuildOptions extends ClientsOption {
  out: string
  year?: number
  /** The address of an API, for a page that calls it instead of containing the client's data. */
  api?: string
  key?: string
  base?: string
  consultancy?: string
  frameAncestors?: string[]
}

/** In the site: the name of the client's folder, and the paths of the files. */
const listFile = 'mediplan-files.json'

/** A file of the site, by its path. */
type SiteFiles = Map<string, string | Buffer>

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
  const isEmpty = await requireOwnFolder(out)
  const settings = { consultancy: project.consultancy, ...options }
  const checked = await readCheckedClient(project.clients, client, {
    year,
    withOtherYears: year === undefined,
  })
  if (!checked) return 1
  const written = await readList(out)
  if (written.client !== undefined && written.client !== checked.name)
    throw new UsageError(
      `${out} has the site of ${written.client}. Name another folder with --out, or delete this one.`,
    )
  const files = api === undefined ? await siteFiles(checked, settings) : await pageFiles(api, settings)
  const outdated = written.paths.filter((path) => !files.has(path))
  files.set(listFile, JSON.stringify({ client: checked.name, paths: [...files.keys()] }))
  await (isEmpty ? writeNewSite(out, files) : writeFiles(out, files)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === undefined) throw error
      throw new UsageError(
        `Cannot write ${out} (${error.code}). ${describeFileError(error)} ${isEmpty ? 'Nothing is written.' : 'The page is unchanged.'}`,
      )
    },
  )
  for (const path of outdated) await rm(join(out, path), { force: true })
  const years = api === undefined ? `, ${describeYears(checked)}` : `, for the API at ${api}`
  print(`Written: ${files.size} files in ${out}${years}. Copy the folder to your web server.\n`)
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
  { texts, otherYears }: CheckedClient,
  { consultancy, frameAncestors }: BuildOptions,
): Promise<SiteFiles> {
  const data = JSON.stringify(selectDocuments(new Map([...texts, ...otherYears])))
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
  const documents = [...texts].map(([path, text]) => [path, JSON.parse(text) as unknown] as const)
  const instances = documents.filter(([path]) => fileName(path) === 'instance.json')
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

/** The files of a built page without its HTML. */
async function readAssets(name: 'calculator' | 'site') {
  const folder = join(pagesFolder, name)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== 'index.html')
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  return Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const))
}

/**
 * @returns whether the folder is empty or missing
 * @throws UsageError if it has files, and its page is not a calculator
 */
async function requireOwnFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  if (names.length === 0) return true
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => '')
  if (!page.includes('<meta name="generator" content="Mediplan"'))
    throw new UsageError(
      `${folder} has other files. Name an empty folder, or one that this command has written.`,
    )
  return false
}

/** Writes the files next to the folder first, so that it has all of them or none. */
async function writeNewSite(folder: string, files: SiteFiles) {
  const staged = join(dirname(resolve(folder)), `.mediplan-${randomUUID()}`)
  try {
    await writeFiles(staged, files)
    // Fails if somebody has written a file into it in the meantime.
    await rmdir(folder).catch(ignoreMissing)
    await rename(staged, folder)
  } catch (error) {
    await rm(staged, { recursive: true, force: true })
    throw error
  }
}

function ignoreMissing(error: unknown) {
  if (!isMissing(error)) throw error
}

/**
 * Reads what an earlier build has written. The next one deletes the files that its page does not use, and no others, such
 * as those of the host.
 */
async function readList(folder: string): Promise<{ client: string | undefined; paths: string[] }> {
  const text = await readFile(join(folder, listFile), 'utf8').catch(() => '[]')
  const list: unknown = parse(text)
  // Earlier builds wrote only the paths.
  const { client, paths } = isRecord(list) ? list : { client: undefined, paths: list }
  return {
    client: typeof client === 'string' ? client : undefined,
    // Nothing outside the site, whatever the list says.
    paths: Array.isArray(paths) ? paths.filter((path) => /^(assets\/)?\w[\w.-]*$/.test(String(path))) : [],
  }
}

/** Writes the page after what it needs. If the process ends before, the earlier page and its files remain. */
async function writeFiles(folder: string, files: SiteFiles) {
  for (const [path, content] of files) {
    await makeFolder(dirname(join(folder, path)))
    await replaceFile(join(folder, path), content)
  }
}

function describeYears({ planYear, otherYears }: CheckedClient) {
  const years = [...new Set([...otherYears.keys()].map((path) => path.split('/')[0]))]
  return years.length === 0
    ? `plan year ${planYear}`
    : `plan year ${planYear}, and ${years.join(', ')} at #/preview/<year>`
}
