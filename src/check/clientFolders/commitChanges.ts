import { mkdir, realpath } from 'node:fs/promises'
import { changeFiles, FileConflictError, type FileChange } from '../files/changeFiles.ts'
import { UsageError } from '../files/UsageError.ts'
import { withLock } from '../files/withLock.ts'

/**
 * Prepares changes and makes them, while no other process changes the folder of all clients.
 * @throws UsageError if a file cannot be read or written, after which nothing has changed
 */
export async function commitChanges(
  root: string,
  prepare: () => Promise<FileChange[]>,
): Promise<FileChange[]> {
  try {
    await mkdir(root, { recursive: true })
    return await withLock(await realpath(root), async () => {
      const changes = await prepare()
      await changeFiles(root, changes)
      return changes
    })
  } catch (error) {
    throw toUsageError(root, error)
  }
}

/** Errors that do not come from the file system are bugs, and pass unchanged. */
function toUsageError(root: string, error: unknown) {
  if (error instanceof FileConflictError) return new UsageError(`${error.message} Nothing was written.`)
  const { code, path = root } = error as NodeJS.ErrnoException
  return code === undefined ? error : new UsageError(`Cannot write ${path} (${code}); nothing was written.`)
}
