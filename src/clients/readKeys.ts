import { compareKeysWithFolders } from '../contract/consistency/keysAndFolders.ts'
import { ContractError, type Issue } from '../contract/ContractError.ts'
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

/** Keys without a folder, by their position since a key is secret, and folders without a key. */
export function findKeyIssues(keys: Keys, folders: readonly string[]): Issue[] {
  const { keysWithoutFolder, foldersWithoutKey } = compareKeysWithFolders(keys, folders)
  return [
    ...keysWithoutFolder.map(({ index }) => keysIssue(`a folder for the key in place ${index + 1}`)),
    ...foldersWithoutKey.map((folder) => keysIssue(`a key for the folder ${folder}`)),
  ]
}

function keysIssue(expected: string): Issue {
  return { pointer: '/keys', expected, found: 'none' }
}
