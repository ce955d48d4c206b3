import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { folderOf, isStale, recordOf, type BuildName } from './buildFolders.ts'
import { sampleConsultancy } from './page.ts'
import { previewConfig } from './previewConfig.ts'
import { siteConfig } from './siteConfig.ts'

const root = join(import.meta.dirname, '../..')

interface PageBuild {
  config: InlineConfig
  /** The API's address in the page; empty for embedded mode. */
  apiHost: string
}

/** The pages of the package, by their folder in dist/pages. */
export const pages = {
  // Any path can serve it.
  calculator: { config: { root, base: './' }, apiHost: './' },
  workbench: { config: { configFile: join(root, 'src/workbench/vite.config.ts') }, apiHost: '' },
  preview: { config: previewConfig, apiHost: '' },
  site: { config: siteConfig, apiHost: '' },
} satisfies Partial<Record<BuildName, PageBuild>>

/** The calculator on sample clients, for tests and demonstrations. */
const embedded: PageBuild = { config: { root, base: '/' }, apiHost: '' }

const builds: Record<BuildName, PageBuild> = { ...pages, embedded }

export const pageNames = Object.keys(pages) as (keyof typeof pages)[]

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
  const record = recordOf(name)
  if (isStale(record)) {
    const outputs = await runBuild(name)
    await mkdir(dirname(record), { recursive: true })
    await writeFile(record, JSON.stringify(outputs))
  }
  return JSON.parse(await readFile(record, 'utf8')) as Output[]
}

async function runBuild(name: BuildName): Promise<Output[]> {
  const { config, apiHost } = builds[name]
  process.env.VITE_API_HOST = apiHost
  // Pages of the package have no key and no consultancy, whatever a developer's .env has. The embedded build is not in it.
  process.env.VITE_API_KEY = ''
  process.env.VITE_CONSULTANCY = name === 'embedded' ? sampleConsultancy : ''
  // Vite builds differently depending on it.
  process.env.NODE_ENV = 'production'
  const { output } = (await build({
    mode: 'production',
    logLevel: 'warn',
    ...config,
    build: {
      ...config.build,
      outDir: folderOf(name),
      emptyOutDir: true,
      // The workbench may be large, because it loads from the consultant's own machine.
      chunkSizeWarningLimit: 1200,
    },
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
