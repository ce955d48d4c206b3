import { keysFile } from '../../contract/clientFiles.ts'
import { checkClients } from '../checkClients.ts'
import type { Diagnostic } from '../Diagnostic.ts'

/**
 * What keeps a client from being opened by any key, as checkClients has it.
 * @param keys the text of keys.json; null where there is no such file. Nothing of what is found holds a key.
 */
export function withoutKeyDiagnostics(keys: string | null, client: string): Diagnostic[] {
  const files = new Map([[`${client}/instance.json`, '']])
  if (keys !== null) files.set(keysFile, keys)
  return checkClients(files).filter(isWithoutKey)
}

/** Whether it says that no key leads to a client. */
export function isWithoutKey({ rule, file }: Diagnostic): boolean {
  const isAbsent = rule === 'missing-file' || rule === 'irregular-file'
  return rule === 'folder-without-key' || (isAbsent && file === keysFile)
}
