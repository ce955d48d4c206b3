import { keysFile } from '../contract/clientFiles.ts'
import { compareKeysWithFolders } from '../contract/consistency/folders.ts'
import type { Issue } from '../contract/ContractError.ts'
import { parseKeys } from '../contract/keys.ts'
import { inDocument } from './DocumentError.ts'

/** The names of the clients' folders by API key. */
export type Keys = ReadonlyMap<string, string>

/** @throws DocumentError if the document does not fit its schema. */
export function readKeys(document: unknown): Keys {
  return inDocument(
    () => keysFile,
    () => parseKeys(document),
  )
}

/** Keys without a folder, and folders without a key. Keys have numbers, because issues are logged. */
export function findKeyIssues(keys: Keys, folders: readonly string[]): Issue[] {
  const { keysWithoutFolder, foldersWithoutKey } = compareKeysWithFolders(keys, folders)
  return [
    ...keysWithoutFolder.map(({ index }) => `a folder for the key in place ${index + 1}`),
    ...foldersWithoutKey.map((folder) => `a key for the folder ${folder}`),
  ].map((expected) => ({ pointer: '/keys', expected, found: 'none' }))
}
