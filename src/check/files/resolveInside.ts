import { realpath } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { isMissing } from '../../clients/clientFolder.ts'
import { UsageError } from './UsageError.ts'

/**
 * The real path of a file that may not exist yet. Follows links, because some platforms mount folders as links.
 * @param root the real path of the folder of all clients
 * @throws UsageError if a link leads out of it, or the file system's error
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
