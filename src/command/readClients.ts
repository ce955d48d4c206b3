import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from '../clients/readDocuments.ts'
import { isLogoFile } from '../contract/clientFiles.ts'
import { isRead, rootFiles } from '../check/clients/classifyPaths.ts'
import { isLoop, throwReadError } from '../check/files/fileErrors.ts'
import { isBrokenLink, readRegularFile } from '../check/files/readFiles.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { restoreFolder } from '../check/files/withLock.ts'
import { includesAllClients, isWithin, type Target } from './targets.ts'

/** A client's folder, a preview year's folder in it, and a file there. */
const maxDepth = 3

export interface FolderContents {
  /** The texts by path relative to the folder; '' for a file that is not JSON, a logo, or a regular file. */
  texts: Map<string, string>
  /** The kind of each path that is not a regular file. */
  irregular: Map<string, string>
}

/**
 * Reads the files to check, and the files that are needed to check them. First reverts a change that was interrupted.
 * @param replacements texts that replace those on disk, by path; these files need not exist
 * @throws UsageError if a file cannot be read, or if there is no client
 */
export async function readClients(
  target: Target,
  replacements: ReadonlyMap<string, string> = new Map(),
): Promise<FolderContents> {
  const { root, selected } = target
  const clients = new Set(selected.map((path) => path.split('/')[0]!))
  await restoreFolder(root)
  const names = await readdir(root).catch(throwReadError(root))
  const realRoot = await realpath(root)
  const visible = names.filter(isVisible)
  const wanted = includesAllClients(target)
    ? visible
    : visible.filter((name) => clients.has(name) || rootFiles.has(name))
  const found = (await Promise.all(wanted.map((name) => listFiles(root, name, [realRoot])))).flat()
  const paths = [...new Set([...found, ...replacements.keys()])]
  if (!paths.some((path) => isWithin(target, path) && isRead(path)))
    throw new UsageError(
      `There is no client in ${join(root, selected[0] ?? '')}. The folder of a client has an instance.json.`,
    )
  const files = await Promise.all(
    paths.toSorted().map(async (path) => {
      const replacement = replacements.get(path)
      return [
        path,
        replacement === undefined ? await readDocument(root, path) : { text: replacement },
      ] as const
    }),
  )
  return {
    texts: new Map(files.map(([path, file]) => [path, 'text' in file ? file.text : ''])),
    irregular: new Map(files.flatMap(([path, file]) => ('text' in file ? [] : [[path, file.irregular]]))),
  }
}

/**
 * Lists a path or, for a folder, the files in it. Follows links, but not to a folder that contains them.
 * @param ancestors the real paths of the folders above
 */
async function listFiles(root: string, path: string, ancestors: string[]): Promise<string[]> {
  if (path.split('/').length > maxDepth) return []
  const fullPath = join(root, path)
  const entry = await inspect(fullPath).catch(async (error: NodeJS.ErrnoException) => {
    if (isRead(path) && (await isBrokenLink(fullPath, error))) return 'broken link'
    return isMissing(error) || isLoop(error) ? undefined : throwReadError(path)(error)
  })
  if (!entry) return []
  if (entry === 'broken link') return [path]
  if (!entry.names || isRead(path)) return [path]
  if (ancestors.includes(entry.realPath)) return []
  const children = entry.names
    .filter(isVisible)
    .map((name) => listFiles(root, `${path}/${name}`, [...ancestors, entry.realPath]))
  return (await Promise.all(children)).flat()
}

/** The path that a link leads to, and the names in it if it is a folder. */
async function inspect(path: string): Promise<{ realPath: string; names?: string[] }> {
  const isFolder = (await stat(path)).isDirectory()
  return { realPath: await realpath(path), ...(isFolder && { names: await readdir(path) }) }
}

/** Does not open other files: only their names matter. */
async function readDocument(root: string, path: string) {
  if (!path.endsWith('.json') && !isLogoFile(path)) return { text: '' }
  return readRegularFile(join(root, path)).catch(throwReadError(path))
}

function isVisible(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules'
}
