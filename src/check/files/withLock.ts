import { createHash } from 'node:crypto'
import { mkdir, rmdir, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A lock that was not renewed for so long counts as abandoned, in milliseconds. */
const staleAfter = 10_000

/** Between two renewals of a held lock, in milliseconds. */
const renewalInterval = 2000

/** Between two attempts to get the lock, in milliseconds. */
const retryInterval = 5

/**
 * Runs one save at a time in a folder, across all processes on this machine. The lock is a folder, which only
 * one process can create. It is in the temporary folder, because the clients' folder may be watched, deployed, or
 * read-only.
 * @param folder the real path, so that all processes use the same lock
 */
export async function withLock<T>(folder: string, save: () => Promise<T>): Promise<T> {
  const lock = lockPath(folder)
  while (!(await acquire(lock))) {
    await removeAbandoned(lock)
    await setTimeout(retryInterval)
  }
  const renewal = setInterval(() => void renew(lock), renewalInterval)
  try {
    return await save()
  } finally {
    clearInterval(renewal)
    await rmdir(lock).catch(ignoreMissing)
  }
}

export function lockPath(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return join(tmpdir(), `mediplan-saving-${name}`)
}

/** The lock that a process holds while it removes an abandoned lock. */
export function removalLockPath(lock: string): string {
  return `${lock}-removal`
}

/** @returns whether the lock was free; then this process holds it */
async function acquire(lock: string) {
  try {
    await mkdir(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/**
 * Removes the lock of a process that has died. Only one process at a time does so, because a second one could remove
 * the lock that the first process has acquired in the meantime.
 */
async function removeAbandoned(lock: string) {
  if (!(await isAbandoned(lock))) return
  const removal = removalLockPath(lock)
  if (!(await acquire(removal))) {
    if (await isAbandoned(removal)) await rmdir(removal).catch(ignoreMissing)
    return
  }
  try {
    if (await isAbandoned(lock)) await rmdir(lock).catch(ignoreMissing)
  } finally {
    await rmdir(removal).catch(ignoreMissing)
  }
}

async function isAbandoned(lock: string) {
  const held = await stat(lock).catch(ignoreMissing)
  return held !== undefined && Date.now() - held.mtimeMs > staleAfter
}

async function renew(lock: string) {
  const now = new Date()
  // A failed renewal does not fail the save.
  await utimes(lock, now, now).catch(() => undefined)
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
