import { randomUUID } from 'node:crypto'
import { readFile, realpath, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ifMissing } from '../../clients/readDocuments.ts'
import { isPermissionError, withPath } from './fileErrors.ts'
import { isInterrupted, restoreInterrupted } from './journal.ts'
import { writeNewFile } from './writeNewFile.ts'
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

/** How long this process waits for the lock before it says so. */
const silentWait = 1000

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
  const own = `${describeProcess()}\n${id}`
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
 * Reverts an interrupted change, so that readers see either all of a change or none of it. A process that may not write
 * waits until another one has reverted the change.
 * @throws as withLock does
 */
export async function restoreFolder(folder: string): Promise<void> {
  if (!(await isInterrupted(folder))) return
  const start = Date.now()
  try {
    await withLock(folder, () => Promise.resolve())
  } catch (error) {
    if (!isPermissionError(error)) throw error
    while (await isInterrupted(folder)) {
      if (Date.now() - start > maxReadWait) throw error
      await setTimeout(retryInterval)
    }
  }
}

export function lockPath(root: string): string {
  return join(root, '.mediplan-lock')
}

/** The first line of a lock, for people who wait for it. */
function describeProcess() {
  const since = new Date().toISOString()
  return `Process ${process.pid} on ${hostname()} has been changing the clients' folder since ${since}.`
}

/** Observes how long the lock of another process stays the same. Compares no clocks: those of two machines differ. */
async function acquire(lock: string, own: string) {
  let last: Awaited<ReturnType<typeof readLock>>
  let changedAt = 0
  let heldSince = 0
  let tellAt = Date.now() + silentWait
  while (!(await tryCreate(lock, own))) {
    const seen = await readLock(lock)
    const now = Date.now()
    if (seen?.text !== last?.text) heldSince = now
    if (seen?.text !== last?.text || seen?.renewedAt !== last?.renewedAt) changedAt = now
    last = seen
    if (now > tellAt) {
      process.stderr.write(`Waiting for another change of ${dirname(lock)} to end…\n`)
      tellAt = Infinity
    }
    if (seen && now - changedAt > staleAfter) await removeIfHeldBy(seen.text, lock)
    if (seen && now - heldSince > maxWait) {
      const holder = seen.text.split('\n')[0] || "Another process has been changing the clients' folder."
      throw new UsageError(`${holder} Try again when it is done. If it has ended, delete ${lock}.`)
    }
    await setTimeout(retryInterval)
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
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (retries === 0 || !['EACCES', 'EBUSY', 'EPERM'].includes(code)) throw withPath(error, dirname(path))
    await setTimeout(retryInterval)
    return tryCreate(path, text, retries - 1)
  }
}

/** Undefined if nobody holds the lock. */
async function readLock(lock: string) {
  const stats = await stat(lock).catch(ifMissing(undefined))
  // Another user's lock may be unreadable.
  return stats && { text: await readFile(lock, 'utf8').catch(() => ''), renewedAt: stats.mtimeMs }
}

/**
 * A lock that cannot be removed is no longer renewed, and so counts as abandoned. If two processes remove an abandoned
 * lock at once, the second one may remove the new lock of the first, which notices that before its next step.
 */
async function removeIfHeldBy(text: string, lock: string) {
  if ((await readLock(lock))?.text === text) await rm(lock, { force: true }).catch(() => undefined)
}

/** A failed renewal does not fail the change. */
async function renew(lock: string, isHeld: () => Promise<boolean>) {
  const now = new Date()
  if (await isHeld().catch(() => false)) await utimes(lock, now, now).catch(() => undefined)
}
