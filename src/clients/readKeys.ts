import { keysAndFolders } from '../contract/agreement/keysAndFolders.ts'
import { ContractError, type Problem } from '../contract/check.ts'
import { parseKeys } from '../contract/keys.ts'
import { keysFile } from '../contract/clientFiles.ts'
import { DocumentError } from './DocumentError.ts'

/** Which API key leads to which folder. */
export type Keys = ReadonlyMap<string, string>

/** @throws DocumentError when it does not fit its schema. */
export function readKeys(document: unknown): Keys {
  try {
    return parseKeys(document)
  } catch (error) {
    throw error instanceof ContractError ? new DocumentError(keysFile, error) : error
  }
}

/** Keys that lead nowhere, by their place for they are secret, and folders that no key leads to. */
export function keyProblems(keys: Keys, folders: readonly string[]): Problem[] {
  const { nowhere, unreachable } = keysAndFolders(keys, folders)
  return [
    ...nowhere.map(({ place }) => problem(`a folder for the key in place ${place + 1}`)),
    ...unreachable.map((folder) => problem(`a key for the folder ${folder}`)),
  ]
}

function problem(expected: string): Problem {
  return { path: '/keys', expected, found: 'none' }
}
