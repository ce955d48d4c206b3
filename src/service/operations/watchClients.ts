import { stat } from 'node:fs/promises'
import { followClients } from '../../clients/followClients.ts'
import type { ClientEvent, LiveClients } from '../../clients/LiveClients.ts'
import { SettingError } from '../settings.ts'
import type { Log } from './log.ts'

/** @throws SettingError if CLIENTS_DIR is not a folder */
export async function requireClientsFolder(folder: string): Promise<void> {
  const stats = await stat(folder).catch(() => undefined)
  if (!stats?.isDirectory())
    throw new SettingError(
      `CLIENTS_DIR ${JSON.stringify(folder)} is not a folder: set it to one that contains keys.json and a folder for each client.`,
    )
}

/** Scans the clients folder for changes while the process runs, without keeping the process alive. */
export function watchClients(clients: LiveClients, log: Log): Promise<void> {
  return followClients(clients, {
    onError: (error) => log.error({ err: error }, 'cannot scan the clients'),
    onOverdue: () => log.error('scanning the clients takes too long'),
  })
}

/** Logs a change; for a file with problems, with the command that explains how to fix it. */
export function logClientEvent(log: Log, event: ClientEvent): void {
  if (event.kind !== 'failed') {
    log.info({ file: event.file }, `clients: ${event.kind}`)
    return
  }
  const { loadError, folder, served } = event
  log.error(
    { ...loadError, run: `npx mediplan check ${folder}` },
    `a client file has problems; ${served} is served`,
  )
}
