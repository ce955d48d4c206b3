import { createHash } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { isAbsolute, join, normalize } from 'node:path'
import { parentFolder } from '../../contract/clientFiles.ts'
import { describeFileError, withPath } from './fileErrors.ts'
import { removeEmptyFolders, syncFolder } from './folders.ts'
import { exists, readBytes } from './readBytes.ts'
import { linkTarget, writeNewFile } from './replaceFile.ts'
import { UsageError } from './UsageError.ts'

/** The steps of a change, in the folder of all clients. While it exists, the change is incomplete. */
const journalFile = '.mediplan-change.json'

/** The steps of a complete change, until its backups are removed. */
const completeFile = '.mediplan-complete.json'

/** A change of one file or folder, without contents, which may be secret. Paths are as in FileChange. */
export type Step = { type: 'move'; from: string; to: string } | WriteStep

export interface WriteStep {
  type: 'write'
  path: string
  /** The digests of the contents; null if there is no file. */
  before: string | null
  after: string | null
  /** The folder of the backup and the staged file, from that of all clients. It is on the same disk as the file. */
  folder: string
  /** Identifies the backup and the staged file. */
  id: string
}

/** The previous content of a file, and its new content before the file is replaced. */
export function temporaryFiles(root: string, { folder, id }: WriteStep) {
  const path = join(root, folder, `.mediplan-${id}`)
  return { backup: `${path}.old`, staged: `${path}.new` }
}

export function digest(bytes: Buffer | null): string | null {
  return bytes && createHash('sha256').update(bytes).digest('base64url')
}

/** Makes the steps revertible by other processes. @throws the file system's error; then there is no journal */
export async function beginJournal(root: string, steps: readonly Step[]): Promise<void> {
  await writeNewFile(join(root, journalFile), Buffer.from(JSON.stringify(steps))).catch((error: unknown) => {
    throw withPath(error, root)
  })
  await syncFolder(root)
}

/** From here on, the change is not reverted. @throws the file system's error; then the change is incomplete */
export async function completeJournal(root: string): Promise<void> {
  await rename(join(root, journalFile), join(root, completeFile))
  await syncFolder(root)
}

/** Removes the backups of a complete change, and the folders that it left empty. @throws the file system's error */
export async function removeBackups(root: string, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (step.type === 'write') await rm(temporaryFiles(root, step).backup, { force: true })
    if (step.type === 'move') await removeEmptyFolders(root, parentFolder(step.from))
    else if (step.after === null) await removeEmptyFolders(root, parentFolder(step.path))
  }
  await rm(join(root, completeFile), { force: true })
}

/**
 * Reverts the steps that were made, and removes all temporary files. What another program has changed since stays. If
 * a step cannot be reverted, reverts the others and keeps the journal, so that the next process tries again.
 * @returns what was not reverted, as sentences
 */
export async function revert(root: string, steps: readonly Step[]): Promise<string[]> {
  const problems: string[] = []
  let isReverted = true
  for (const step of steps.toReversed()) {
    try {
      if (step.type === 'move') await revertMove(root, step)
      else problems.push(...(await revertWrite(root, step)))
    } catch (error) {
      isReverted = false
      problems.push(`Cannot restore ${pathOf(step)}. ${describeFileError(error as NodeJS.ErrnoException)}`)
    }
  }
  if (isReverted) await rm(join(root, journalFile), { force: true })
  return problems
}

/** Whether a change was interrupted, or is being made. @throws the file system's error */
export async function isInterrupted(root: string): Promise<boolean> {
  return (await exists(join(root, journalFile))) || exists(join(root, completeFile))
}

/**
 * Finishes or reverts the change of a process that has ended.
 * @throws UsageError if not everything could be reverted, or the file system's error
 */
export async function restoreInterrupted(root: string): Promise<void> {
  const complete = await readSteps(join(root, completeFile))
  if (complete) await removeBackups(root, complete)
  const steps = await readSteps(join(root, journalFile))
  const problems = steps ? await revert(root, steps) : []
  if (problems.length > 0)
    throw new UsageError(`An earlier change of the clients' folder was interrupted. ${problems.join(' ')}`)
}

/** The file or folder that a step changes. */
export function pathOf(step: Step): string {
  return step.type === 'move' ? step.to : step.path
}

async function revertMove(root: string, { from, to }: Extract<Step, { type: 'move' }>) {
  if (!(await exists(join(root, from))) && (await exists(join(root, to))))
    await rename(join(root, to), join(root, from))
}

async function revertWrite(root: string, step: WriteStep): Promise<string[]> {
  const { backup, staged } = temporaryFiles(root, step)
  // A file whose new content is still staged was not changed.
  if (!(await exists(staged))) {
    const target = await linkTarget(join(root, step.path))
    const current = digest(await readBytes(target))
    if (step.before === null && current !== null && current === step.after) await rm(target)
    if (step.before !== null && current !== step.before && (await exists(backup))) {
      if (current !== step.after)
        return [`${step.path} has changed since; its earlier content is in ${backup}.`]
      await rename(backup, target)
    }
  }
  await rm(staged, { force: true })
  await rm(backup, { force: true })
  if (step.before === null) await removeEmptyFolders(root, parentFolder(step.path))
  return []
}

/**
 * Undefined if there is no such journal. Empty if its process ended while writing it, before it changed anything.
 * @throws UsageError if it is not a journal
 */
async function readSteps(path: string): Promise<Step[] | undefined> {
  const bytes = await readBytes(path)
  if (!bytes) return undefined
  try {
    const steps = JSON.parse(bytes.toString('utf8')) as unknown
    if (Array.isArray(steps) && steps.every(isStep)) return steps
  } catch {
    return []
  }
  throw new UsageError(`${path} is not from mediplan. Delete it.`)
}

/** A folder of clients may come from elsewhere, so its journal must not lead out of it. */
function isStep(value: unknown): value is Step {
  const { type, from, to, path, folder, id } = Object(value) as Record<string, unknown>
  if (type === 'move') return isInside(from) && isInside(to)
  return type === 'write' && isInside(path) && typeof folder === 'string' && /^[\w-]+$/.test(String(id))
}

function isInside(path: unknown) {
  return typeof path === 'string' && !isAbsolute(path) && !normalize(path).startsWith('..')
}
