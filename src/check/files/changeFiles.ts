import { randomUUID } from 'node:crypto'
import { constants, copyFile, link, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { describeFileError, withPath } from './fileErrors.ts'
import { existingFolder, makeFolder, syncFolder } from './folders.ts'
import {
  beginJournal,
  completeJournal,
  digest,
  pathOf,
  removeBackups,
  revert,
  temporaryFiles,
  type Step,
} from './journal.ts'
import { exists, readBytes } from './readBytes.ts'
import { linkTarget, throwIfWriteProtected, writeNewFile } from './replaceFile.ts'
import { UsageError } from './UsageError.ts'

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
 * Makes all changes or none, also if the process or the machine stops: then the next process that takes the lock reverts
 * the steps in the journal. Stages all contents first, so that a full disk changes nothing. Folders appear with their
 * first file and disappear with their last. The caller holds the lock.
 * @param root the real path of the folder of all clients
 * @throws FileConflictError, or the file system's error, after which nothing has changed; UsageError if not everything
 *   could be reverted
 */
export async function changeFiles(root: string, changes: readonly FileChange[]): Promise<void> {
  const ordered = changes.toSorted((one, other) => rank(one) - rank(other))
  for (const change of ordered) await throwIfImpossible(root, change)
  const steps = await Promise.all(ordered.map((change) => toStep(root, change)))
  await beginJournal(root, steps)
  try {
    for (const [index, change] of ordered.entries()) await stage(root, change, steps[index]!)
    // Staging takes time.
    for (const change of ordered) await throwIfImpossible(root, change)
    for (const step of steps) await apply(root, step)
    for (const folder of new Set(steps.map((step) => dirname(join(root, pathOf(step))))))
      await syncFolder(folder)
    await completeJournal(root)
  } catch (error) {
    const problems = await revert(root, steps)
    if (problems.length === 0) throw error
    throw new UsageError([describe(error), ...problems].join(' '))
  }
  // The change is made. The next change removes what cannot be removed now.
  await removeBackups(root, steps).catch(() => undefined)
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

/** A concurrent reader finds copies before their originals are replaced or deleted. */
function rank(change: FileChange) {
  if (change.type === 'move') return 1
  if (change.after === null) return 3
  return change.before === null ? 0 : 2
}

async function throwIfImpossible(root: string, change: FileChange) {
  if (change.type === 'move') {
    if (await exists(join(root, change.to))) throw new FileConflictError(change.to)
    return
  }
  const { path, before } = change
  const onDisk = await readBytes(join(root, path))
  const isSame = onDisk === null || before === null ? onDisk === before : onDisk.equals(before)
  if (!isSame) throw new FileConflictError(path)
  await throwIfWriteProtected(join(root, path))
}

async function toStep(root: string, change: FileChange): Promise<Step> {
  if (change.type === 'move') return change
  const { type, path, before, after } = change
  const folder = await existingFolder(await linkTarget(join(root, path)))
  return {
    type,
    path,
    before: digest(before),
    after: digest(after),
    folder: relative(root, folder),
    id: randomUUID(),
  }
}

async function stage(root: string, change: FileChange, step: Step) {
  if (change.type === 'move' || step.type === 'move') return
  const { backup, staged } = temporaryFiles(root, step)
  const target = await linkTarget(join(root, step.path))
  try {
    if (change.before !== null)
      // Some file systems have no hard links, and some systems forbid links to the files of other users.
      await link(target, backup).catch(() => copyFile(target, backup, constants.COPYFILE_EXCL))
    if (change.after !== null) await writeNewFile(staged, change.after, await throwIfWriteProtected(target))
  } catch (error) {
    throw withPath(error, target)
  }
}

async function apply(root: string, step: Step) {
  const target = await linkTarget(join(root, pathOf(step)))
  try {
    if (step.type === 'write' && step.after === null) return await rm(target, { force: true })
    await makeFolder(dirname(target))
    await rename(step.type === 'move' ? join(root, step.from) : temporaryFiles(root, step).staged, target)
  } catch (error) {
    throw withPath(error, target)
  }
}

function describe(error: unknown) {
  return error instanceof FileConflictError
    ? error.message
    : describeFileError(error as NodeJS.ErrnoException)
}
