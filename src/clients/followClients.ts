import { setTimeout as delay } from 'node:timers/promises'
import type { LiveClients } from './LiveClients.ts'
import { maxScanInterval } from './LoadError.ts'

/** Milliseconds between scans. One scan detects a change; the next loads it if the file is unchanged since. */
const interval = 500

interface FollowOptions {
  onError: (error: unknown) => void
  /** Called if one scan takes too long. */
  onOverdue?: () => void
  /** Ends the scans. */
  signal?: AbortSignal
}

/** Scans the clients' folder for changes, one scan after another, without keeping the process alive. */
export async function followClients(
  clients: LiveClients,
  { onError, onOverdue = () => undefined, signal }: FollowOptions,
): Promise<void> {
  for (;;) {
    await delay(interval, undefined, { ref: false })
    if (signal?.aborted) return
    const overdue = setTimeout(onOverdue, maxScanInterval).unref()
    await clients.scan().catch(onError)
    clearTimeout(overdue)
  }
}
