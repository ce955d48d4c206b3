import { createHash } from 'node:crypto'
import { mkdir, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Milliseconds after which a lock belongs to a process that has died: a save takes a few. */
const abandonedAfter = 10_000

/** Milliseconds between two attempts. */
const pause = 5

/**
 * Runs one save at a time in a folder, across all workbench processes on this machine. The lock is a folder, which only
 * one process can create. It is outside the clients' folder, which may be watched, deployed, or read-only at its top.
 * @param folder its real path: one folder must not have two locks
 */
export async function withLock<T>(folder: string, save: () => Promise<T>): Promise<T> {
  const lock = lockOf(folder)
  while (!(await acquire(lock))) await setTimeout(pause)
  try {
    return await save()
  } finally {
    await rmdir(lock).catch(ignoreMissing)
  }
}

export function lockOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  return join(tmpdir(), `mediplan-saving-${name}`)
}

/** Whether the lock was free and is now taken by this save. */
async function acquire(lock: string) {
  try {
    await mkdir(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const held = await stat(lock).catch(ignoreMissing)
  if (held && Date.now() - held.mtimeMs > abandonedAfter) await rmdir(lock).catch(ignoreMissing)
  return false
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
