/** Where builds are, and whether they are up to date. Without Vite, which takes a second to load. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pagesFolder } from '../packageFiles.ts'

const root = join(import.meta.dirname, '../..')

const buildNames = ['calculator', 'workbench', 'preview', 'site', 'embedded'] as const

export type BuildName = (typeof buildNames)[number]

export const folderOf = (name: BuildName) =>
  name === 'embedded' ? join(root, 'dist/embedded') : join(pagesFolder, name)

/** The file that a build, or the compilation of the modules, writes last. */
export const recordOf = (name: BuildName | 'compiled') => join(root, `dist/outputs/${name}.json`)

const sources = [
  'src',
  'schemas',
  'fixtures',
  'index.html',
  'tsconfig.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
].map((path) => join(root, path))

/** Whether a source is newer than a file that a build writes last. */
export function isStale(record: string) {
  return timeOf(record) < newest(sources)
}

/** Whether the package and the embedded calculator are built from the current sources. */
export function isAllBuilt() {
  return (['compiled', ...buildNames] as const).every((name) => !isStale(recordOf(name)))
}

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
