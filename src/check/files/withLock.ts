import { randomUUID } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { readFile, realpath, rm, stat, utimes } from 'node:fs/promises'
import { hostname, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isMissing } from '../../clients/clientFolder.ts'
import { isInterrupted, restoreInterrupted } from './journal.ts'
import { withPath } from './fileErrors.ts'
import { writeNewFile } from './replaceFile.ts'
import { UsageError } from './UsageError.ts'

/** A lock that was not renewed for so long counts as abandoned, in milliseconds. */
const staleAfter = 6000

/** Between two renewals of a held lock, in milliseconds. */
const renewalInterval = 1000

/** Between two attempts to get the lock, in milliseconds. */
const retryInterval = 5

/** How long to wait for one holder of the lock, in milliseconds. */
const maxWait = 10_000

/** This machine. Containers can share a name, but then number their processes separately. */
const host = `${hostname()} ${readProcessNamespace()}`.trim()

/** Who holds a lock. */
interface Holder {
  /** Differs for each lock. */
  id: string
  pid: number
  host: string
  user: string
  /** In ISO 8601. */
  since: string
}

/**
 * Runs one change of the folder of all clients at a time, across processes, users, and machines. First restores what an
 * interrupted change left. The lock is a file in the folder, because temporary folders can differ between users.
 * @param change receives the folder's real path
 * @throws UsageError if another process holds the lock for too long, or the file system's error
 */
export async function withLock<T>(folder: string, change: (root: string) => Promise<T>): Promise<T> {
  const root = await realpath(folder)
  const lock = lockPath(root)
  const held = await acquire(lock)
  const renewal = setInterval(() => void renew(lock), renewalInterval)
  try {
    await restoreInterrupted(root)
    return await change(root)
  } finally {
    clearInterval(renewal)
    await removeIfHeldBy(held, lock)
  }
}

/**
 * Restores what an interrupted change left, so that nobody reads half a change.
 * @throws as withLock does
 */
export async function restoreFolder(folder: string): Promise<void> {
  if (await isInterrupted(folder)) await withLock(folder, () => Promise.resolve())
}

export function lockPath(root: string): string {
  return join(root, '.mediplan-lock')
}

/** @returns the content of the lock */
async function acquire(lock: string): Promise<string> {
  const since = new Date().toISOString()
  const own = JSON.stringify({
    id: randomUUID(),
    pid: process.pid,
    host,
    user: userName(),
    since,
  } satisfies Holder)
  let seen = await readLock(lock)
  let [seenSince, changedAt] = [Date.now(), Date.now()]
  while (!(await tryCreate(lock, own))) {
    const current = await readLock(lock)
    if (current?.text !== seen?.text) seenSince = Date.now()
    if (current?.text !== seen?.text || current?.renewedAt !== seen?.renewedAt) changedAt = Date.now()
    seen = current
    // Compares no clocks, because those of two machines differ.
    const isAbandoned = Date.now() - changedAt > staleAfter || hasDied(seen?.text)
    if (seen && isAbandoned) await removeAbandoned(lock, seen.text)
    if (seen && Date.now() - seenSince > maxWait) throw new UsageError(describeHolder(lock, seen.text))
    await setTimeout(retryInterval)
  }
  return own
}

/** On Linux; '' elsewhere. */
function readProcessNamespace() {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** A container's user may have no name. */
function userName() {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}

/** @returns whether there was no such file */
async function tryCreate(path: string, text: string) {
  try {
    await writeNewFile(path, Buffer.from(text))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw withPath(error, dirname(path))
    return false
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

/** Undefined for a lock that cannot be read, or whose process ended before it wrote the content. */
function parseHolder(text = ''): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}

/** Whether the process that holds a lock ran on this machine and has ended. */
function hasDied(text?: string) {
  const holder = parseHolder(text)
  if (holder?.host !== host) return false
  try {
    process.kill(holder.pid, 0)
    return false
  } catch (error) {
    // EPERM: the process of another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/**
 * Removes the lock of a process that has died. Only one process at a time does so, because a second one could remove
 * the lock that the first process has acquired in the meantime. Does nothing without the permission to remove it.
 */
async function removeAbandoned(lock: string, text: string) {
  const removal = `${lock}-removal`
  try {
    if (await tryCreate(removal, '')) await removeIfHeldBy(text, lock)
    else if (Date.now() - (await stat(removal)).mtimeMs < staleAfter) return
    await rm(removal, { force: true })
  } catch (error) {
    if (!['EACCES', 'ENOENT', 'EPERM'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  }
}

/** A lock that cannot be removed is no longer renewed, and so counts as abandoned. */
async function removeIfHeldBy(text: string, lock: string) {
  if ((await readLock(lock))?.text === text) await rm(lock, { force: true }).catch(() => undefined)
}

async function renew(lock: string) {
  const now = new Date()
  // A failed renewal does not fail the change.
  await utimes(lock, now, now).catch(() => undefined)
}

function describeHolder(lock: string, text: string) {
  const holder = parseHolder(text)
  const since = holder ? ` since ${holder.since}` : ''
  const name = holder ? `Process ${holder.pid} of ${holder.user} on ${holder.host}` : 'Another process'
  if (hasDied(text))
    return `${name} ended during a change of the clients' folder, and you may not delete its lock: ${lock}.`
  return `${name} has been changing the clients' folder${since}. Try again when it is done. If it has ended, delete ${lock}.`
}
