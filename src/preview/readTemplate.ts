import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/mediplan-preview.json')

/** What a template is built from: folders of sources, and files. */
const folders = ['build', 'calculator', 'clients', 'contract', 'engine', 'preview', 'service'].map((name) =>
  join('src', name),
)
const files = ['package-lock.json', '.env', '.env.local', '.env.production', '.env.production.local']

let last: { key: string; template: Promise<string> } | undefined

/**
 * Returns the page of all preview files, with %DATA% in place of a client. Keeps it on disk and in this process, and
 * builds it again when a source has changed.
 */
export async function readTemplate(): Promise<string> {
  const key = await hashSources()
  if (last?.key !== key) last = { key, template: readOrBuild(key) }
  const { template } = last
  // A later call tries again.
  template.catch(() => (last = undefined))
  return template
}

async function readOrBuild(key: string): Promise<string> {
  const cached = await readCache()
  if (cached?.key === key) return cached.template
  const template = await buildTemplate()
  // Without a cache, the next process builds the template again.
  await writeCache({ key, template }).catch(() => undefined)
  return template
}

/** Another process may read or write the cache at the same time. */
async function writeCache(content: Cache) {
  const draft = `${cache}.${process.pid}`
  await mkdir(dirname(cache), { recursive: true })
  await writeFile(draft, JSON.stringify(content))
  await rename(draft, cache)
}

async function buildTemplate() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'src/preview/buildTemplate.ts')],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 10_000_000 },
  )
  return stdout
}

interface Cache {
  key: string
  template: string
}

async function readCache(): Promise<Cache | undefined> {
  try {
    return JSON.parse(await readFile(cache, 'utf8')) as Cache
  } catch {
    return undefined
  }
}

/** Identifies a version of the sources, the packages, and the settings. */
async function hashSources(): Promise<string> {
  const settings = Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .map((name) => `${name}=${process.env[name]}`)
  const hash = createHash('sha256').update(settings.toSorted().join('\n'))
  const listed = await Promise.all(folders.map((folder) => readdir(join(root, folder), { recursive: true })))
  const sources = listed.flatMap((names, index) => names.map((name) => join(folders[index]!, name)))
  for (const path of [...files, ...sources.toSorted()])
    hash.update(path).update(await readFile(join(root, path)).catch(emptyIfMissing))
  return hash.digest('hex').slice(0, 16)
}

/** For settings that do not exist, and for folders, whose files are listed. */
function emptyIfMissing({ code }: NodeJS.ErrnoException) {
  if (code === 'ENOENT' || code === 'EISDIR') return ''
  throw new Error(`Cannot read the sources (${code}).`)
}
