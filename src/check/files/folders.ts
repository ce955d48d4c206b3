import { mkdir, open, realpath, rmdir } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { isMissing } from '../../clients/readDocuments.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { exists } from './readFiles.ts'
import { UsageError } from './UsageError.ts'

/**
 * Creates a folder and its parents. The option `recursive` of mkdir reports ENOENT on a read-only disk.
 * @throws the file system's error
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await exists(folder)) return
  await makeFolder(dirname(folder))
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Removes a folder and its parents as long as they are empty, but not the folder of all clients. */
export async function removeEmptyFolders(root: string, folder: string): Promise<void> {
  if (folder === '') return
  try {
    await rmdir(join(root, folder))
  } catch (error) {
    if (!isMissing(error)) return
  }
  await removeEmptyFolders(root, parentFolder(folder))
}

/** Makes new, renamed, and removed names durable. Does nothing where folders cannot be synced, such as on Windows. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

/**
 * The real path of a file that may not exist yet. Follows links, because some platforms mount folders as links.
 * @param root the real path of the folder of all clients
 * @throws UsageError if a link leads to a place outside the root; the file system's error if a link cannot be read
 */
export async function resolveInside(root: string, path: string): Promise<string> {
  const resolved = await resolveExisting(join(root, path))
  if (resolved.startsWith(root.endsWith(sep) ? root : root + sep)) return resolved
  throw new UsageError(`${path} leads outside the clients' folder. Change it there.`)
}

/** Resolves the part of a path that exists, and appends the rest. @throws the file system's error */
export async function resolveExisting(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (!isMissing(error) || dirname(path) === path) throw error
    return join(await resolveExisting(dirname(path)), basename(path))
  }
}
