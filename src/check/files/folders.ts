import { mkdir, open, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from '../../clients/clientFolder.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { exists } from './readBytes.ts'

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
