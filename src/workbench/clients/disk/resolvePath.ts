import { realpath } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { HTTPException } from 'hono/http-exception'
import { resolveExisting } from '../../../check/files/folders.ts'

/**
 * Resolves a path inside the clients' folder to its real path. Like the service, follows links inside the folder,
 * because some platforms mount folders as links.
 * @throws HTTPException if a link leads outside the folder or to a file with another name, or if there is no such
 *   folder; or the file system's error.
 */
export async function resolvePath(folder: string, path: string): Promise<string> {
  const root = await resolveFolder(folder)
  const resolved = await resolveExisting(join(root, path))
  const isInside = resolved.startsWith(root + sep)
  if (isInside && basename(resolved) === basename(path)) return resolved
  throw outside(`${path} leads outside the clients' folder and is ignored.`)
}

/** Resolves the clients' folder itself. @throws HTTPException if it does not exist. */
export async function resolveFolder(folder: string): Promise<string> {
  return realpath(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new HTTPException(404, { message: `The folder ${folder} does not exist.` })
  })
}

/** The error for a path that the workbench must not access. */
export function outside(message: string): HTTPException {
  return new HTTPException(403, { message })
}
