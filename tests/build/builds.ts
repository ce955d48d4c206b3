import { readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The builds that the tests share: the calculator at two base addresses and in embedded mode, and the workbench. */
export const builds = {
  site: { config: { root, base: '/' }, apiHost: '/' },
  benefits: { config: { root, base: '/benefits/' }, apiHost: '/benefits/' },
  embedded: { config: { root, base: '/' }, apiHost: '' },
  workbench: { config: { configFile: join(root, 'src/workbench/vite.config.ts') }, apiHost: '' },
} satisfies Record<string, { config: InlineConfig; apiHost: string }>

export type BuildName = keyof typeof builds

export const buildNames = Object.keys(builds) as BuildName[]

export const folderOf = (name: BuildName) => join(root, 'dist', name)

/** The output of a build: its chunks, and its assets, with their text if they have one. */
export type Output =
  | { type: 'asset'; fileName: string; source: string }
  | ({ type: 'chunk' } & Pick<Rolldown.OutputChunk, (typeof chunkProperties)[number]>)

const chunkProperties = [
  'fileName',
  'name',
  'code',
  'isEntry',
  'facadeModuleId',
  'imports',
  'dynamicImports',
  'moduleIds',
] as const

/** Builds into dist/, unless the last build is newer than every source. */
export async function buildOnce(name: BuildName): Promise<Output[]> {
  const record = `${folderOf(name)}.json`
  if (timeOf(record) < newest(sources)) await writeFile(record, JSON.stringify(await runBuild(name)))
  return JSON.parse(await readFile(record, 'utf8')) as Output[]
}

async function runBuild(name: BuildName): Promise<Output[]> {
  const { config, apiHost } = builds[name]
  process.env.VITE_API_HOST = apiHost
  process.env.NODE_ENV = 'production'
  const { output } = (await build({
    mode: 'production',
    logLevel: 'warn',
    ...config,
    // The workbench may be large, because it loads from the consultant's own machine.
    build: { outDir: folderOf(name), emptyOutDir: true, chunkSizeWarningLimit: 1200 },
  })) as Rolldown.RolldownOutput
  return output.map((part) =>
    part.type === 'chunk'
      ? { type: part.type, ...pick(part, chunkProperties) }
      : {
          type: part.type,
          fileName: part.fileName,
          source: typeof part.source === 'string' ? part.source : '',
        },
  )
}

function pick<T extends object, K extends keyof T>(whole: T, keys: readonly K[]) {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<T, K>
}

const sources = ['src', 'fixtures', 'index.html', 'vite.config.ts', 'package-lock.json'].map((path) =>
  join(root, path),
)

/** Returns the latest change to these files and folders. Deleting a file changes its folder. */
function newest(paths: string[]): number {
  return Math.max(
    ...paths.flatMap((path) => [
      timeOf(path),
      ...(statSync(path).isDirectory() ? [newest(readdirSync(path).map((name) => join(path, name)))] : []),
    ]),
  )
}

function timeOf(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
