import { keysFile } from '../contract/clientFiles.ts'
import { compareKeysWithFolders } from '../contract/consistency/folders.ts'
import { ContractError, type Issue } from '../contract/ContractError.ts'
import { parseKeys } from '../contract/keys.ts'
import { DocumentError } from './DocumentError.ts'

/** The names of the clients' folders by API key. */
export type Keys = ReadonlyMap<string, string>

/** @throws DocumentError if the document does not fit its schema. */
export function readKeys(document: unknown): Keys {
  try {
    return parseKeys(document)
  } catch (error) {
    throw error instanceof ContractError ? new DocumentError(keysFile, error) : error
  }
}

/** Keys without a folder, and folders without a key. Keys have numbers, because issues are logged. */
export function findKeyIssues(keys: Keys, folders: readonly string[]): Issue[] {
  const { keysWithoutFolder, foldersWithoutKey } = compareKeysWithFolders(keys, folders)
  return [
    ...keysWithoutFolder.map(({ index }) => `a folder for the key in place ${index + 1}`),
    ...foldersWithoutKey.map((folder) => `a key for the folder ${folder}`),
  ].map((expected) => ({ pointer: '/keys', expected, found: 'none' }))
}
