import { randomUUID } from 'node:crypto'
import { readFile, realpath, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isMissing } from '../../clients/clientFolder.ts'
import { withPath } from './fileErrors.ts'
import { describeHolder, describeSelf, hasDied } from './lockHolder.ts'
import { isInterrupted, restoreInterrupted } from './journal.ts'
import { writeNewFile } from './replaceFile.ts'
import { UsageError } from './UsageError.ts'

// All times are in milliseconds.

/** A lock that is not renewed for so long counts as abandoned. */
const staleAfter = 6000

/** Between two renewals of a held lock. */
const renewalInterval = 1000

/** Between two attempts to get the lock. */
const retryInterval = 5

/** How long to wait for one holder of the lock. */
const maxWait = 10_000

/** How long a process that may not write waits for the change of another one. */
const maxReadWait = 2000

/** The folder of all clients while this process may change it. */
export interface LockedFolder {
  /** The real path. */
  root: string
  /** Differs for each lock. */
  id: string
  /** @throws UsageError if another process has taken the lock, because this one stopped for too long */
  throwIfLost: () => Promise<void>
}

/**
 * Runs one change of the folder of all clients at a time, across processes, users, and machines. First reverts what an
 * interrupted change left. The lock is a file in the folder, because temporary folders can differ between users.
 * @throws UsageError if another process holds the lock for too long, or the file system's error
 */
export async function withLock<T>(folder: string, change: (locked: LockedFolder) => Promise<T>): Promise<T> {
  const root = await realpath(folder)
  const lock = lockPath(root)
  const id = randomUUID()
  const own = describeSelf(id)
  await acquire(lock, own)
  const isHeld = async () => (await readLock(lock))?.text === own
  const throwIfLost = async () => {
    if (await isHeld()) return
    throw new UsageError(
      "Another process has taken over the clients' folder. Nothing was written. Try again.",
    )
  }
  const renewal = setInterval(() => void renew(lock, isHeld), renewalInterval)
  try {
    await restoreInterrupted(root, id)
    return await change({ root, id, throwIfLost })
  } finally {
    clearInterval(renewal)
    await removeIfHeldBy(own, lock)
  }
}

/**
 * Reverts an interrupted change, so that readers see the whole change or nothing of it. A process that may not write
 * waits until another process completes or reverts the change.
 * @throws as withLock does
 */
export async function restoreFolder(folder: string): Promise<void> {
  if (!(await isInterrupted(folder))) return
  const start = Date.now()
  try {
    await withLock(folder, () => Promise.resolve())
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error
    while (await isInterrupted(folder)) {
      if (Date.now() - start > maxReadWait) throw error
      await setTimeout(retryInterval)
    }
  }
}

export function lockPath(root: string): string {
  return join(root, '.mediplan-lock')
}

async function acquire(lock: string, own: string) {
  const removal = `${lock}-removal`
  const watchLock = createWatch(lock)
  const watchRemoval = createWatch(removal)
  while (!(await tryCreate(lock, own))) {
    const [seen, removing] = [await watchLock(), await watchRemoval()]
    if (seen && (seen.unchangedFor > staleAfter || hasDied(seen.text)))
      await removeAbandoned(lock, seen.text, removal, (removing?.unchangedFor ?? 0) > staleAfter)
    if (seen && seen.heldFor > maxWait) throw new UsageError(describeHolder(lock, seen.text))
    await setTimeout(retryInterval)
  }
}

/** Observes how long a file stays the same. Compares no clocks, because those of two machines differ. */
function createWatch(path: string) {
  let last: Awaited<ReturnType<typeof readLock>>
  let changedAt = 0
  let heldSince = 0
  return async () => {
    const seen = await readLock(path)
    if (seen?.text !== last?.text) heldSince = Date.now()
    if (seen?.text !== last?.text || seen?.renewedAt !== last?.renewedAt) changedAt = Date.now()
    last = seen
    return seen && { ...seen, unchangedFor: Date.now() - changedAt, heldFor: Date.now() - heldSince }
  }
}

/**
 * @param retries on Windows, which refuses to create a file while another process deletes it
 * @returns whether there was no such file
 */
async function tryCreate(
  path: string,
  text: string,
  retries = process.platform === 'win32' ? 100 : 0,
): Promise<boolean> {
  try {
    await writeNewFile(path, Buffer.from(text))
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    if (retries === 0 || !hasCode(error, 'EACCES', 'EBUSY', 'EPERM')) throw withPath(error, dirname(path))
    await setTimeout(retryInterval)
    return tryCreate(path, text, retries - 1)
  }
}

/** Undefined if nobody holds the lock. */
async function readLock(lock: string) {
  try {
    const { mtimeMs } = await stat(lock)
    // Another user's lock may be unreadable.
    return { text: await readFile(lock, 'utf8').catch(() => ''), renewedAt: mtimeMs }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Removes the lock of a process that has died. Only one process at a time does so, because a second one could remove
 * the lock that the first process has acquired in the meantime. Does nothing without the permission to remove it.
 * @param removal the file of the process that removes the lock
 */
async function removeAbandoned(lock: string, text: string, removal: string, isRemovalAbandoned: boolean) {
  try {
    if (await tryCreate(removal, '')) await removeIfHeldBy(text, lock)
    else if (!isRemovalAbandoned) return
    await rm(removal, { force: true })
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'ENOENT', 'EPERM')) throw error
  }
}

/** A lock that cannot be removed is no longer renewed, and so counts as abandoned. */
async function removeIfHeldBy(text: string, lock: string) {
  if ((await readLock(lock))?.text === text) await rm(lock, { force: true }).catch(() => undefined)
}

/** A failed renewal does not fail the change. */
async function renew(lock: string, isHeld: () => Promise<boolean>) {
  const now = new Date()
  if (await isHeld().catch(() => false)) await utimes(lock, now, now).catch(() => undefined)
}

function hasCode(error: unknown, ...codes: string[]) {
  return codes.includes(String((error as NodeJS.ErrnoException).code))
}
