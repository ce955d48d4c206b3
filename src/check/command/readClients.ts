import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotRun } from './CannotRun.ts'
import { isWhole, type Target } from './targets.ts'

/** A client's folder, a year's folder in it, and a file there: what is deeper belongs to nothing. */
const deepest = 3

const rootFiles = new Set(['keys.json', 'accepted.json'])

/**
 * The texts of the files to check, by path inside the folder of clients, and those that are needed to check them.
 * @throws CannotRun when one cannot be read, or there is none.
 */
export async function readClients(target: Target): Promise<Map<string, string>> {
  const { root, selected } = target
  const clients = new Set(selected.map((path) => path.split('/')[0]!))
  const names = await namesIn(root)
  const wanted = isWhole(target) ? names : names.filter((name) => clients.has(name) || rootFiles.has(name))
  const paths = (await Promise.all(wanted.map((name) => filesIn(root, name)))).flat()
  if (!paths.some((path) => /(^|\/)(instance|plans|keys)\.json$/.test(path)))
    throw new CannotRun(`There is no client in ${root}.`)
  const texts = await Promise.all(paths.map(async (path) => [path, await textOf(root, path)] as const))
  return new Map(texts.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Files of editors and systems have a dot before their name. */
async function namesIn(folder: string) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => cannotRead(folder, error))
  return names.filter((name) => !name.startsWith('.'))
}

/** The files that a path leads to: itself, or those inside. Links are followed, as deep as there is something to find. */
async function filesIn(root: string, path: string): Promise<string[]> {
  if (path.split('/').length > deepest) return []
  const names = await readdir(join(root, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined
    return cannotRead(path, error)
  })
  if (!names) return [path]
  const inside = names.filter((name) => !name.startsWith('.'))
  return (await Promise.all(inside.map((name) => filesIn(root, `${path}/${name}`)))).flat()
}

/** Of what is no JSON the name is enough. */
async function textOf(root: string, path: string) {
  if (!path.endsWith('.json')) return ''
  return readFile(join(root, path), 'utf8').catch((error: NodeJS.ErrnoException) => cannotRead(path, error))
}

function cannotRead(path: string, { code }: NodeJS.ErrnoException): never {
  throw new CannotRun(`Cannot read ${path} (${code}).`)
}
