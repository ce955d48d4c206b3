import { stat } from 'node:fs/promises'
import { SettingError } from './settings.ts'

/** @throws SettingError when there is no such folder of clients. */
export async function checkClientsFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined)
  if (!found?.isDirectory())
    throw new SettingError(
      `CLIENTS_DIR is no folder at ${JSON.stringify(folder)}: set it to one with keys.json and a folder for each client.`,
    )
}
