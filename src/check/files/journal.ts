import { createHash, randomUUID } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ifMissing } from '../../clients/readDocuments.ts'
import { isClientFolder, parentFolder } from '../../contract/clientFiles.ts'
import { isWritten } from '../clients/classifyPaths.ts'
import { describeFileError, withPath } from './fileErrors.ts'
import { makeFolder, removeEmptyFolders, resolveInside, syncFolder } from './folders.ts'
import { exists, readBytes } from './readFiles.ts'
import { writeNewFile, type FileOwner } from './writeNewFile.ts'
import { UsageError } from './UsageError.ts'

/** A change of one file, or of the name of a client's folder. Paths are as in FileChange. */
export type Step = { type: 'move'; from: string; to: string } | WriteStep

interface WriteStep {
  type: 'write'
  path: string
  /** The content in base64; null if there is no file. */
  before: string | null
  /** The digest of the new content; null if the file is deleted. */
  after: string | null
  /** Null if there is no file. */
  owner: FileOwner | null
}

/** The file for the new content of a file until it replaces it. It is on the same disk. */
export function stagedPath(target: string): string {
  return join(dirname(target), `.mediplan-${basename(target)}.new`)
}

export function digest(bytes: Buffer | null): string | null {
  return bytes && createHash('sha256').update(bytes).digest('base64url')
}

/**
 * Makes the steps revertible by other processes, until the journal is removed.
 * @param id of the lock, so that a process that lost its lock cannot remove the journal of another one
 * @throws the file system's error; then there is no journal
 */
export async function writeJournal(root: string, id: string, steps: readonly Step[]): Promise<string> {
  const path = journalPath(root, id)
  const owners = steps.flatMap((step) => (step.type === 'write' && step.owner ? [step.owner] : []))
  await writeNewFile(path, Buffer.from(JSON.stringify(steps)), mostRestrictive(owners)).catch(
    (error: unknown) => {
      throw withPath(error, root)
    },
  )
  await syncFolder(root)
  return path
}

/** Whether a change was interrupted, or is being made. @throws the file system's error */
export async function isInterrupted(root: string): Promise<boolean> {
  return (await listJournals(root)).length > 0
}

/**
 * Reverts the changes of processes that have ended.
 * @param id of the lock that this process holds
 * @throws UsageError if not everything could be reverted, or the file system's error
 */
export async function restoreInterrupted(root: string, id: string): Promise<void> {
  const problems: string[] = []
  for (const [index, journal] of (await listJournals(root)).entries()) {
    const steps = await readSteps(root, journal)
    // A process that has only lost its lock can no longer remove its journal, which would complete the change.
    const taken = journalPath(root, `${id}-${index}`)
    const isOurs = await rename(journal, taken).then(() => true, ifMissing(false))
    if (isOurs) problems.push(...(await revert(root, steps, taken)))
  }
  if (problems.length > 0)
    throw new UsageError(`An earlier change of the clients' folder was interrupted. ${problems.join(' ')}`)
}

/**
 * Reverts the steps that were made, and removes the staged files. What another program has changed since stays. If a step
 * cannot be reverted, reverts the others and keeps the journal, so that the next process tries again.
 * @returns what was not reverted, as sentences
 */
export async function revert(root: string, steps: readonly Step[], journal: string): Promise<string[]> {
  const problems: string[] = []
  let isReverted = true
  for (const step of steps.toReversed()) {
    try {
      if (step.type === 'move') await revertMove(root, step)
      else problems.push(...(await revertWrite(root, step)))
    } catch (error) {
      isReverted = false
      const path = step.type === 'move' ? step.to : step.path
      problems.push(`Cannot restore ${path}. ${describeFileError(error as NodeJS.ErrnoException)}`)
    }
  }
  if (isReverted) await rm(journal, { force: true })
  return problems
}

async function revertMove(root: string, { from, to }: Extract<Step, { type: 'move' }>) {
  if (!(await exists(join(root, from))) && (await exists(join(root, to))))
    await rename(join(root, to), join(root, from))
}

async function revertWrite(root: string, { path, before, after, owner }: WriteStep): Promise<string[]> {
  const problems: string[] = []
  const target = await resolveInside(root, path)
  const staged = stagedPath(target)
  const old = before === null ? null : Buffer.from(before, 'base64')
  const current = await readBytes(target)
  if (digest(current) === after && after !== digest(old)) {
    if (old === null) await rm(target)
    else await writeAtomically(target, old, owner)
  } else if (old !== null && digest(current) !== digest(old) && !(await exists(staged))) {
    // While its new content is staged, a file is not changed yet.
    const copy = join(root, `.mediplan-${randomUUID()}.old`)
    await writeNewFile(copy, old, owner)
    problems.push(`${path} has changed since; its earlier content is in ${copy}.`)
  }
  await rm(staged, { force: true })
  if (old === null) await removeEmptyFolders(root, parentFolder(path))
  await syncFolder(dirname(target))
  return problems
}

async function writeAtomically(target: string, content: Buffer, owner: FileOwner | null) {
  await makeFolder(dirname(target))
  await rm(stagedPath(target), { force: true })
  await writeNewFile(stagedPath(target), content, owner)
  await rename(stagedPath(target), target)
}

/** A journal contains the contents of files. Only those who may read all of them may read it. */
function mostRestrictive(owners: readonly FileOwner[]): FileOwner | null {
  const [first] = owners
  if (!first) return null
  const isOneGroup = owners.every(({ gid }) => gid === first.gid)
  const mode = owners.reduce((all, owner) => all & owner.mode, isOneGroup ? 0o666 : 0o600)
  return { mode: mode | 0o600, uid: process.getuid?.() ?? first.uid, gid: first.gid }
}

function journalPath(root: string, id: string) {
  return join(root, `.mediplan-change-${id}.json`)
}

async function listJournals(root: string): Promise<string[]> {
  const names = await readdir(root).catch(ifMissing([]))
  return names.filter((name) => /^\.mediplan-change-.*\.json$/.test(name)).map((name) => join(root, name))
}

/**
 * None if the process ended while writing the journal, before it changed anything, or another one has removed it.
 * @throws UsageError if it is not a journal
 */
async function readSteps(root: string, journal: string): Promise<Step[]> {
  const bytes = await readBytes(journal)
  let steps: unknown
  try {
    steps = bytes ? JSON.parse(bytes.toString('utf8')) : []
  } catch {
    return []
  }
  if (Array.isArray(steps) && steps.every(isStep) && (await areInside(root, steps))) return steps
  throw new UsageError(`${journal} is not from mediplan. Delete it.`)
}

/** A folder of clients may come from elsewhere, so its journal must change nothing but clients' files. */
function isStep(value: unknown): value is Step {
  const { type, from, to, path, before, after } = Object(value) as Record<string, unknown>
  if (type === 'move') return isClientFolder(String(from)) && isClientFolder(String(to))
  return (
    type === 'write' &&
    isWritten(String(path)) &&
    [before, after].every((each) => each === null || typeof each === 'string')
  )
}

async function areInside(root: string, steps: readonly Step[]) {
  try {
    // A move renames a link to a folder elsewhere, but changes nothing there.
    for (const step of steps) if (step.type === 'write') await resolveInside(root, step.path)
    return true
  } catch (error) {
    if (error instanceof UsageError) return false
    throw error
  }
}
