import { join, resolve } from 'node:path'
import { changeFiles, FileConflictError, type FileChange } from '../check/files/changeFiles.ts'
import { describeFileError } from '../check/files/fileErrors.ts'
import { makeFolder } from '../check/files/folders.ts'
import { UsageError } from '../check/files/UsageError.ts'
import { withLock } from '../check/files/withLock.ts'

/**
 * Prepares changes and makes them, while no other process changes the folder of all clients.
 * @returns the paths of the files that it has written, starting with that of the folder
 * @throws UsageError if a file cannot be read or written, after which nothing has changed
 */
export async function commitChanges(root: string, prepare: () => Promise<FileChange[]>): Promise<string[]> {
  try {
    await makeFolder(resolve(root))
    return await withLock(root, async (locked) => {
      const changes = await prepare()
      await changeFiles(locked, changes)
      return changes.flatMap((change) => (change.type === 'write' ? [join(root, change.path)] : []))
    })
  } catch (error) {
    throw toUsageError(root, error)
  }
}

/** Errors that do not come from the file system are bugs, and pass unchanged. */
function toUsageError(root: string, error: unknown) {
  if (error instanceof FileConflictError) return new UsageError(`${error.message} Nothing was written.`)
  const { code, path = root } = error as NodeJS.ErrnoException
  if (code === undefined) return error
  const reason = describeFileError(error as NodeJS.ErrnoException)
  return new UsageError(`Cannot write ${path} (${code}). ${reason} Nothing was written.`)
}
