import { keysFile } from '../../contract/clientFiles.ts'
import { createClient, createClients, type Client } from '../../clients/clients.ts'
import { groupByFolder, type Documents } from '../../clients/documents.ts'
import { readKeys } from '../../clients/readKeys.ts'

/** What one API key leads to, in a namespace: a single read serves a request. */
export interface ClientEntry {
  name: string
  /** JSON of the client's folder. */
  value: string
}

interface StoredFolder {
  folder: string
  /** By their path inside it. */
  documents: Record<string, unknown>
}

/** Sets the keys apart from what else a namespace may hold. */
export const namePrefix = 'client:'

/** In a namespace a name has 512 bytes at most. */
const mostCharacters = 512 - namePrefix.length

/** Where a key's entry is; undefined for what cannot be a key. */
export function entryName(key: string): string | undefined {
  return /^[!-~]+$/.test(key) && key.length <= mostCharacters ? namePrefix + key : undefined
}

/**
 * The entries of all keys of a folder of clients.
 * @throws DocumentError naming the first document that does not check; Error for a key that is too long.
 */
export function clientEntries(documents: Documents): ClientEntry[] {
  createClients(documents)
  const folders = groupByFolder(documents)
  return [...readKeys(documents.get(keysFile))].map(([key, folder], index) => {
    const name = entryName(key)
    if (name === undefined)
      throw new Error(`The key in place ${index + 1} has more than ${mostCharacters} characters`)
    const stored: StoredFolder = { folder, documents: Object.fromEntries(folders.get(folder) ?? []) }
    return { name, value: JSON.stringify(stored) }
  })
}

/**
 * The client of an entry.
 * @throws DocumentError naming the document that does not check; SyntaxError when it is no JSON.
 */
export function openEntry(value: string): Client {
  const { folder, documents } = JSON.parse(value) as StoredFolder
  return createClient(folder, new Map(Object.entries(documents)))
}
