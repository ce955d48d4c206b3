import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parentFolder } from '../../contract/clientFiles.ts'
import { describeFileError, withPath } from './fileErrors.ts'
import { makeFolder, removeEmptyFolders, resolveInside, syncFolder } from './folders.ts'
import { digest, revert, stagedPath, writeJournal, type Step } from './journal.ts'
import { exists, readBytes } from './readFiles.ts'
import { statWritable, writeNewFile } from './writeNewFile.ts'
import { UsageError } from './UsageError.ts'
import type { LockedFolder } from './withLock.ts'

/** A change on disk that can be reverted. Paths have slashes and start at the folder of all clients. */
export type FileChange =
  /** Replaces the content of a file; null if it does not exist before or after. */
  | { type: 'write'; path: string; before: Buffer | null; after: Buffer | null }
  /** Renames a client's folder. The new name does not exist yet. */
  | { type: 'move'; from: string; to: string }

/** Most file systems allow 255 bytes, and the file for the new content has a longer name. */
const maxNameLength = 240

/** A file is not as a change expects it, because another program has changed it. */
export class FileConflictError extends Error {
  override name = 'FileConflictError'

  constructor(readonly path: string) {
    super(`${path} has changed on disk in the meantime.`)
  }
}

/**
 * Makes all changes or none, also if the process or the machine stops: then the next process that takes the lock reverts
 * the steps in the journal. Stages all contents first, so that a full disk changes nothing. Folders appear with their
 * first file and disappear with their last.
 * @throws FileConflictError, or the file system's error, after which nothing has changed; UsageError if not everything
 *   could be reverted, or another process has taken the lock
 */
export async function changeFiles(
  { root, id, throwIfLost }: LockedFolder,
  changes: readonly FileChange[],
): Promise<void> {
  if (changes.length === 0) return
  const ordered = changes.toSorted((one, other) => rank(one) - rank(other))
  const steps: Step[] = []
  for (const change of ordered) steps.push(await toStep(root, change))
  await throwIfLost()
  const journal = await writeJournal(root, id, steps)
  try {
    for (const change of ordered) await stage(root, change)
    // Staging takes time.
    for (const change of ordered) await toStep(root, change)
    for (const change of ordered) {
      await throwIfLost()
      await apply(root, change)
    }
    await throwIfLost()
    // From here on, the change is not reverted.
    await rm(journal)
  } catch (error) {
    // The process that has taken the lock reverts the steps.
    await throwIfLost()
    const problems = await revert(root, steps, journal)
    if (problems.length === 0) throw error
    throw new UsageError([describe(error), ...problems].join(' '))
  }
  await syncFolder(root)
}

export function invertChanges(changes: readonly FileChange[]): FileChange[] {
  return changes
    .toReversed()
    .map((change) =>
      change.type === 'write'
        ? { ...change, before: change.after, after: change.before }
        : { ...change, from: change.to, to: change.from },
    )
}

/** A concurrent reader finds copies before their originals are replaced or deleted. */
function rank(change: FileChange) {
  if (change.type === 'move') return 1
  if (change.after === null) return 3
  return change.before === null ? 0 : 2
}

/** @throws FileConflictError if the disk is not as the change expects, or the file system's error */
async function toStep(root: string, change: FileChange): Promise<Step> {
  if (change.type === 'move') {
    if (await exists(join(root, change.to))) throw new FileConflictError(change.to)
    return change
  }
  const { type, path, before, after } = change
  if (path.split('/').some((name) => Buffer.byteLength(name) > maxNameLength))
    throw Object.assign(new Error(`${path} is too long`), { code: 'ENAMETOOLONG', path: join(root, path) })
  const target = await resolveInside(root, path)
  const onDisk = await readBytes(target)
  const isSame = onDisk === null || before === null ? onDisk === before : onDisk.equals(before)
  if (!isSame) throw new FileConflictError(path)
  return {
    type,
    path,
    before: before && before.toString('base64'),
    after: digest(after),
    owner: await statWritable(target),
  }
}

async function stage(root: string, change: FileChange) {
  if (change.type === 'move' || change.after === null) return
  const target = await resolveInside(root, change.path)
  try {
    await makeFolder(dirname(target))
    await rm(stagedPath(target), { force: true })
    await writeNewFile(stagedPath(target), change.after, await statWritable(target))
  } catch (error) {
    throw withPath(error, target)
  }
}

async function apply(root: string, change: FileChange) {
  const isMove = change.type === 'move'
  const target = isMove ? join(root, change.to) : await resolveInside(root, change.path)
  try {
    if (isMove) await rename(join(root, change.from), target)
    else if (change.after !== null) await rename(stagedPath(target), target)
    else {
      await rm(target, { force: true })
      await removeEmptyFolders(root, parentFolder(change.path))
    }
  } catch (error) {
    throw withPath(error, target)
  }
  await syncFolder(dirname(target))
}

function describe(error: unknown) {
  return error instanceof FileConflictError
    ? error.message
    : describeFileError(error as NodeJS.ErrnoException)
}
