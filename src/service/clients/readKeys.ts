import { ContractError, type Problem } from '../../contract/check.ts'
import { parseKeys } from '../../contract/keys.ts'
import { keysFile } from '../../contract/clientFiles.ts'
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
  const named = [...keys.values()]
  const nowhere = named.flatMap((folder, index) =>
    folders.includes(folder) ? [] : [problem(`a folder for the key in place ${index + 1}`)],
  )
  const unnamed = folders
    .filter((folder) => !named.includes(folder))
    .map((folder) => problem(`a key for the folder ${folder}`))
  return [...nowhere, ...unnamed]
}

function problem(expected: string): Problem {
  return { path: '/keys', expected, found: 'none' }
}
