import { execFile } from 'node:child_process'
import { cp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isStale, recordOf } from './buildFolders.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
/** The folders of modules that the commands and the public API can import. */
const folders = [
  'catalog',
  'check',
  'clients',
  'command',
  'compare',
  'contract',
  'engine',
  'preview',
  'service',
  'workbench',
]

/**
 * Compiles the command line and the public API to dist/, with their types. Each module has the same path in dist/ as in
 * src/, so that relative paths to package.json and schemas/ stay the same. Does nothing if no source is newer.
 */
export async function compile(): Promise<void> {
  const record = recordOf('compiled')
  if (!isStale(record)) return
  const start = new Date()
  // What an earlier build has compiled, and no page.
  for (const folder of folders) await rm(join(dist, folder), { recursive: true, force: true })
  await promisify(execFile)(process.execPath, [
    compiler,
    '-p',
    join(import.meta.dirname, 'tsconfig.package.json'),
  ])
  await cp(join(root, 'src/contract/generated'), join(dist, 'contract/generated'), { recursive: true })
  await mkdir(dirname(record), { recursive: true })
  await writeFile(record, '{}')
  // A source that changes during the compilation is newer.
  await utimes(record, start, start)
}
