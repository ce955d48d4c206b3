import { lstat, mkdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMissing } from '../../clients/clientFolder.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { UsageError } from './UsageError.ts'
import { describeKind } from './readRegularFile.ts'
import { replaceFile, throwIfWriteProtected } from './replaceFile.ts'

/** A change on disk that can be reverted. Paths have slashes and start at the folder of all clients. */
export type FileChange =
  /** Replaces the content of a file; null if it does not exist before or after. */
  | { type: 'write'; path: string; before: Buffer | null; after: Buffer | null }
  /** Moves a file or folder to a path that does not exist yet. */
  | { type: 'move'; from: string; to: string }

/** A file is not as a change expects it, because another program has changed it. */
export class FileConflictError extends Error {
  override name = 'FileConflictError'

  constructor(readonly path: string) {
    super(`${path} has changed on disk in the meantime.`)
  }
}

/**
 * Makes all changes, in order, or none. Folders appear with their first file and disappear with their last.
 * @param root the folder of all clients
 * @throws FileConflictError, or the file system's error
 */
export async function changeFiles(root: string, changes: readonly FileChange[]): Promise<void> {
  const done: FileChange[] = []
  try {
    for (const change of changes) {
      await apply(root, change)
      done.push(change)
    }
  } catch (error) {
    for (const change of invertChanges(done)) await apply(root, change)
    throw error
  }
}

/** The changes that revert these. */
export function invertChanges(changes: readonly FileChange[]): FileChange[] {
  return changes
    .toReversed()
    .map((change) =>
      change.type === 'write'
        ? { ...change, before: change.after, after: change.before }
        : { ...change, from: change.to, to: change.from },
    )
}

/** @returns null if there is no such file. @throws UsageError if it is not a regular file, or the file system's error */
export async function readBytes(path: string): Promise<Buffer | null> {
  try {
    // Reading a named pipe may never end.
    const stats = await stat(path)
    if (!stats.isFile())
      throw new UsageError(`Cannot read ${path}: it is ${describeKind(stats)}, not a file.`)
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function apply(root: string, change: FileChange) {
  return change.type === 'move' ? move(root, change) : write(root, change)
}

async function move(root: string, { from, to }: Extract<FileChange, { type: 'move' }>) {
  if (await exists(join(root, to))) throw new FileConflictError(to)
  await mkdir(dirname(join(root, to)), { recursive: true })
  await rename(join(root, from), join(root, to))
  await removeEmptyFolders(root, parentFolder(from))
}

async function write(root: string, { path, before, after }: Extract<FileChange, { type: 'write' }>) {
  const target = join(root, path)
  const onDisk = await readBytes(target)
  const isSame = onDisk === null || before === null ? onDisk === before : onDisk.equals(before)
  if (!isSame) throw new FileConflictError(path)
  try {
    if (after === null) {
      await throwIfWriteProtected(target)
      await rm(target, { force: true })
    } else {
      await mkdir(dirname(target), { recursive: true })
      await replaceFile(target, after)
    }
  } finally {
    await removeEmptyFolders(root, parentFolder(path))
  }
}

/** Removes a folder and its parents as long as they are empty, but not the folder of all clients. */
async function removeEmptyFolders(root: string, folder: string) {
  if (folder === '') return
  try {
    await rmdir(join(root, folder))
  } catch (error) {
    if (!isMissing(error)) return
  }
  await removeEmptyFolders(root, parentFolder(folder))
}

/** Whether there is a file, folder, or link at a path. @throws the file system's error */
export function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false
      throw error
    },
  )
}
