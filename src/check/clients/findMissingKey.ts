import { keysFile } from '../../contract/clientFiles.ts'
import { checkClients } from '../checkClients.ts'
import type { Diagnostic } from '../Diagnostic.ts'

/**
 * The reasons why no API key leads to a client.
 * @param keys the text of keys.json; null if it does not exist. The result contains no keys.
 */
export function findMissingKey(keys: string | null, client: string): Diagnostic[] {
  const files = new Map([[`${client}/instance.json`, '']])
  if (keys !== null) files.set(keysFile, keys)
  return checkClients(files).filter(
    ({ rule, file }) => rule === 'folder-without-key' || (rule === 'missing-file' && file === keysFile),
  )
}
