import { setTimeout as pause } from 'node:timers/promises'
import type { ClientEvent } from '../../clients/ClientEvent.ts'
import type { LiveClients } from '../../clients/LiveClients.ts'
import type { Log } from './log.ts'

/** A change is seen at one look and taken up at the next: within two of these, and the time of loading. */
const milliseconds = 500

/** Milliseconds that a look may take before the log has a line on it. */
const patience = 5000

/** Looks at the folder of the clients for as long as the process runs, without keeping it running. */
export async function followClients(clients: LiveClients, log: Log): Promise<never> {
  for (;;) {
    await pause(milliseconds, undefined, { ref: false })
    const overdue = setTimeout(() => log.error('a look at the clients does not end'), patience).unref()
    await clients.scan().catch((error: unknown) => log.error({ err: error }, 'cannot look at the clients'))
    clearTimeout(overdue)
  }
}

/** The log's line for what has changed; of a fault, with the command that says how to mend it. */
export function logClientEvent(log: Log, event: ClientEvent): void {
  if (event.kind !== 'failed') {
    log.info({ file: event.file }, `clients: ${event.kind}`)
    return
  }
  const { problem, folder, served } = event
  log.error({ ...problem, run: `npx mediplan check ${folder}` }, `a file does not check; ${served} is served`)
}
