import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isRead, rootFiles } from '../clients/layout.ts'
import { UsageError } from '../files/UsageError.ts'
import { isMissing } from '../../clients/clientFolder.ts'
import { cannotRead, isLoop } from '../files/fileErrors.ts'
import { isBrokenLink, readRegularFile } from '../files/readRegularFile.ts'
import { isSeen, nearbyClients } from './nearbyClients.ts'
import { isWhole, isWithin, type Target } from './targets.ts'

/** A client's folder, a year's folder in it, and a file there: what is deeper belongs to nothing. */
const deepest = 3

/** The files of a folder of clients. */
export interface ReadFiles {
  /** The texts by path inside the folder; '' if it is not JSON or not a regular file. */
  texts: Map<string, string>
  /** The kind of each path that is not a regular file. */
  irregular: Map<string, string>
}

/**
 * The files to check, and those that are needed to check them.
 * @param given texts that replace those on the disk, by path; these files need not exist
 * @throws UsageError when one cannot be read, or there is no client among them.
 */
export async function readClients(
  target: Target,
  given: ReadonlyMap<string, string> = new Map(),
): Promise<ReadFiles> {
  const { root, selected } = target
  const clients = new Set(selected.map((path) => path.split('/')[0]!))
  const names = await readdir(root).catch((error: NodeJS.ErrnoException) => cannotRead(root, error))
  const top = await realpath(root)
  const seen = names.filter(isSeen)
  const wanted = isWhole(target) ? seen : seen.filter((name) => clients.has(name) || rootFiles.has(name))
  const found = (await Promise.all(wanted.map((name) => filesIn(root, name, [top])))).flat()
  const paths = [...new Set([...found, ...given.keys()])]
  if (!paths.some((path) => isWithin(target, path) && isRead(path))) throw await noClient(target)
  const read = await Promise.all(
    paths
      .toSorted()
      .map(
        async (path) =>
          [path, given.has(path) ? { text: given.get(path)! } : await readOne(root, path)] as const,
      ),
  )
  return {
    texts: new Map(read.map(([path, file]) => [path, 'text' in file ? file.text : ''])),
    irregular: new Map(read.flatMap(([path, file]) => ('text' in file ? [] : [[path, file.irregular]]))),
  }
}

async function noClient({ root, selected }: Target) {
  const place = join(root, selected[0] ?? '')
  const meant = (await nearbyClients(place)).map((path) => relative('', path)).slice(0, 3)
  const question = meant.length > 0 ? ` Did you mean ${meant.join(' or ')}?` : ''
  return new UsageError(`There is no client in ${place}.${question}`)
}

/**
 * The files that a path leads to: itself, or those inside. Links are followed, as deep as there is something to find,
 * and not back to a folder that leads here.
 */
async function filesIn(root: string, path: string, above: string[]): Promise<string[]> {
  if (path.split('/').length > deepest) return []
  const full = join(root, path)
  const found = await lookAt(full).catch(async (error: NodeJS.ErrnoException) => {
    if (isRead(path) && (await isBrokenLink(full, error))) return 'broken'
    return isMissing(error) || isLoop(error) ? undefined : cannotRead(path, error)
  })
  if (!found) return []
  if (found === 'broken') return [path]
  if (!found.names || isRead(path)) return [path]
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

/** Does not read a file that is not JSON: only its name matters. */
async function readOne(root: string, path: string) {
  if (!path.endsWith('.json')) return { text: '' }
  return readRegularFile(join(root, path)).catch((error: NodeJS.ErrnoException) => cannotRead(path, error))
}
