import { readFileSync, readlinkSync } from 'node:fs'
import { hostname, userInfo } from 'node:os'

/** The process that holds a lock. The lock's file contains it as JSON. */
interface Holder {
  id: string
  pid: number
  /** Where the process ID is valid; '' if that is unknown. */
  machine: string
  host: string
  user: string
  /** In ISO 8601. */
  since: string
}

/** The text of a lock of this process. */
export function describeSelf(id: string) {
  const holder: Holder = {
    id,
    pid: process.pid,
    machine: identifyMachine(),
    host: hostname(),
    user: userName(),
    since: new Date().toISOString(),
  }
  return JSON.stringify(holder)
}

/** Whether the process that holds a lock ran on this machine and has ended. */
export function hasDied(text: string) {
  const holder = parseHolder(text)
  if (!holder || holder.machine === '' || holder.machine !== identifyMachine()) return false
  try {
    process.kill(holder.pid, 0)
    return false
  } catch (error) {
    // EPERM: the process of another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** A sentence for a person who waits for the lock. */
export function describeHolder(lock: string, text: string) {
  const holder = parseHolder(text)
  const since = holder ? ` since ${holder.since}` : ''
  const name = holder ? `Process ${holder.pid} of ${holder.user} on ${holder.host}` : 'Another process'
  if (hasDied(text))
    return `${name} ended during a change of the clients' folder, and you may not delete its lock: ${lock}.`
  return `${name} has been changing the clients' folder${since}. Try again when it is done. If it has ended, delete ${lock}.`
}

/** Undefined for a lock that cannot be read, or whose process ended before it wrote the content. */
function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}

/**
 * Identifies the machine since it started, and the container, which numbers its processes separately. Machines and
 * containers can share a name. '' anywhere but on Linux.
 */
function identifyMachine() {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
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
