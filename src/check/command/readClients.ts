import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isClientFile } from '../../contract/clientFiles.ts'
import { rootFiles } from '../clients/layout.ts'
import { CannotRun } from '../files/CannotRun.ts'
import { cannotRead, isLoop, isMissing } from '../files/fileErrors.ts'
import { isSeen, nearbyClients } from './nearbyClients.ts'
import { isWhole, isWithin, type Target } from './targets.ts'

/** A client's folder, a year's folder in it, and a file there: what is deeper belongs to nothing. */
const deepest = 3

/**
 * The texts of the files to check, by path inside the folder of clients, and those that are needed to check them.
 * @throws CannotRun when one cannot be read, or there is no client among them.
 */
export async function readClients(target: Target): Promise<Map<string, string>> {
  const { root, selected } = target
  const clients = new Set(selected.map((path) => path.split('/')[0]!))
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => cannotRead(root, error))
  const top = await realpath(root)
  const seen = names.filter(isSeen)
  const wanted = isWhole(target) ? seen : seen.filter((name) => clients.has(name) || rootFiles.has(name))
  const paths = (await Promise.all(wanted.map((name) => filesIn(root, name, [top])))).flat()
  if (!paths.some((path) => isWithin(target, path) && isOfClient(path))) throw await noClient(target)
  const texts = await Promise.all(paths.map(async (path) => [path, await textOf(root, path)] as const))
  return new Map(texts.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** As the service looks for them: at the root, in a folder, or in that of a year in it. */
function isOfClient(path: string) {
  return rootFiles.has(path) || isClientFile(path)
}

async function noClient({ root, selected }: Target) {
  const place = join(root, selected[0] ?? '')
  const meant = (await nearbyClients(place)).map((path) => relative('', path)).slice(0, 3)
  const question = meant.length > 0 ? ` Did you mean ${meant.join(' or ')}?` : ''
  return new CannotRun(`There is no client in ${place}.${question}`)
}

/**
 * The files that a path leads to: itself, or those inside. Links are followed, as deep as there is something to find,
 * and not back to a folder that leads here.
 */
async function filesIn(root: string, path: string, above: string[]): Promise<string[]> {
  if (path.split('/').length > deepest) return []
  const full = join(root, path)
  const found = await lookAt(full).catch((error: NodeJS.ErrnoException) => {
    const isNothing = isMissing(error) || (isLoop(error) && !isOfClient(path))
    return isNothing ? { own: full, names: [] } : cannotRead(path, error)
  })
  if (!found.names) return [path]
  if (above.includes(found.own)) return []
  const inside = found.names
    .filter(isSeen)
    .map((name) => filesIn(root, `${path}/${name}`, [...above, found.own]))
  return (await Promise.all(inside)).flat()
}

/** Where a path leads to, and what is inside when that is a folder. */
async function lookAt(path: string): Promise<{ own: string; names?: string[] }> {
  const isFolder = (await stat(path)).isDirectory()
  return { own: await realpath(path), ...(isFolder && { names: await readdir(path) }) }
}

/** Of what is no JSON the name is enough. */
async function textOf(root: string, path: string) {
  if (!path.endsWith('.json')) return ''
  return readFile(join(root, path), 'utf8').catch((error: NodeJS.ErrnoException) => cannotRead(path, error))
}
