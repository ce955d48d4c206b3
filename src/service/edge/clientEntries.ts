import { keysFile } from '../../contract/clientFiles.ts'
import { createClient, createClients, type Client } from '../../clients/clients.ts'
import { groupByFolder, type Documents } from '../../clients/documents.ts'
import { readKeys } from '../../clients/readKeys.ts'

/** One KV entry per API key, so that a request needs a single read. */
export interface ClientEntry {
  name: string
  /** JSON of the client's folder. */
  value: string
}

interface StoredFolder {
  folder: string
  /** By path inside the folder. */
  documents: Record<string, unknown>
}

/** Distinguishes our entries from others in the namespace. */
export const namePrefix = 'client:'

/** KV limits a name to 512 bytes. */
const maxKeyLength = 512 - namePrefix.length

/** The name of a key's entry; undefined for text that cannot be a key. */
export function entryName(key: string): string | undefined {
  return /^[!-~]+$/.test(key) && key.length <= maxKeyLength ? namePrefix + key : undefined
}

/**
 * The entries for all keys of a clients folder.
 * @throws DocumentError for the first document with a problem; Error for a key that is too long
 */
export function clientEntries(documents: Documents): ClientEntry[] {
  createClients(documents)
  const folders = groupByFolder(documents)
  return [...readKeys(documents.get(keysFile))].map(([key, folder], index) => {
    const name = entryName(key)
    // Does not quote the key, because messages and logs contain no keys.
    if (name === undefined) throw new Error(`Key ${index + 1} has more than ${maxKeyLength} characters`)
    const stored: StoredFolder = { folder, documents: Object.fromEntries(folders.get(folder) ?? []) }
    return { name, value: JSON.stringify(stored) }
  })
}

/**
 * Creates the client of an entry.
 * @throws DocumentError for a document with a problem; SyntaxError if the value is not JSON
 */
export function parseEntry(value: string): Client {
  const { folder, documents } = JSON.parse(value) as StoredFolder
  return createClient(folder, new Map(Object.entries(documents)))
}
