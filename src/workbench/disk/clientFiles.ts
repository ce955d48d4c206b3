import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { acceptedFile, isClientFile, keysFile } from '../../contract/clientFiles.ts'
import { withoutKeyDiagnostics } from '../../check/clients/withoutKey.ts'
import type { Diagnostic } from '../../check/Diagnostic.ts'
import { readRegularFile } from '../../check/files/readRegularFile.ts'
import { replaceFile } from '../../check/files/replaceFile.ts'
import { scanDocuments } from '../../clients/clientFolder.ts'
import { DocumentError } from '../../clients/DocumentError.ts'
import { readKeys, type Keys } from '../../clients/readKeys.ts'
import { homeOf, placeOf } from './placeOf.ts'
import { RefusedError } from './RefusedError.ts'
import { withLock } from './withLock.ts'

/** What a file holds, and a name for this state of it. */
export interface FileState {
  text: string
  version: string
}

/** What keys.json says of a client. */
export interface ClientKey {
  /** The key that leads to it, and no other: the file holds those of all. */
  key: string | null
  /** What keeps every key from leading to it; none where the file may not be read. */
  diagnostics: Diagnostic[]
}

/** The clients' documents in a folder on disk with what is accepted of them, and nothing else of that disk. */
export function createClientFiles(folder: string) {
  const place = (path: string) => {
    if (isClientFile(path) || path === acceptedFile) return placeOf(folder, path)
    throw new RefusedError('foreign', `${path} is no file of a client.`)
  }
  return {
    folder,
    /**
     * The paths of all documents that can be read, in order, and those that are left alone since they lead elsewhere.
     * @throws RefusedError when there is no such folder, or the file system's error.
     */
    async list(): Promise<{ paths: string[]; foreign: string[] }> {
      const found = await scanDocuments(await homeOf(folder))
      const all = [...found.keys()].filter(isClientFile).toSorted()
      const refused = await Promise.all(all.map((path) => placeOf(folder, path).then(() => false, isForeign)))
      return {
        paths: all.filter((_, index) => !refused[index]),
        foreign: all.filter((_, index) => refused[index]),
      }
    },
    /** @returns null if there is no such file. @throws RefusedError, or the file system's error. */
    async read(path: string): Promise<FileState | null> {
      return readState(await place(path))
    },
    /**
     * Replaces one version of a file. If several saves replace the same version, one succeeds.
     * @param version the one to replace; null to create the file
     * @returns null if the disk has another version
     * @throws RefusedError, or the file system's error.
     */
    async replace(path: string, version: string | null, text: string): Promise<FileState | null> {
      return withLock(await homeOf(folder), async () => {
        const target = await place(path)
        const onDisk = await readState(target)
        if (version !== (onDisk?.version ?? null)) return null
        await mkdir(dirname(target), { recursive: true })
        await replaceFile(target, text).catch(refuseProtected)
        return stateOf(text)
      })
    },
    /** @throws the file system's error. */
    async keyOf(client: string): Promise<ClientKey> {
      try {
        const text = await textAt(join(folder, keysFile)).catch(nothingThere)
        const keys = text === null ? [] : [...keysIn(text)]
        const key = keys.find(([, named]) => named === client)?.[0] ?? null
        return { key, diagnostics: withoutKeyDiagnostics(text, client) }
      } catch (error) {
        return nothingToldOf(error as NodeJS.ErrnoException)
      }
    },
  }
}

export type ClientFiles = ReturnType<typeof createClientFiles>

async function readState(path: string): Promise<FileState | null> {
  const text = await textAt(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(nothingThere)
  return text === null ? null : stateOf(text)
}

/** @throws the file system's error, or an error if it is not a regular file. */
async function textAt(path: string, flags?: number): Promise<string> {
  const read = await readRegularFile(path, flags)
  if ('text' in read) return read.text
  throw new Error(`${path} is ${read.irregular}, not a file.`)
}

/** What cannot be read for another reason is listed: reading it says why. */
function isForeign(error: unknown) {
  return error instanceof RefusedError
}

function refuseProtected(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EACCES') throw error
  throw new RefusedError('protected', 'The file is write-protected on disk.')
}

function nothingThere(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Keys are secret: whoever works on the clients may well not be let read them, and can do without. */
function nothingToldOf(error: NodeJS.ErrnoException): ClientKey {
  if (error.code === 'EACCES') return { key: null, diagnostics: [] }
  throw error
}

/** What is no file of keys is for the check to tell: the client can be worked on all the same. */
function keysIn(text: string): Keys {
  try {
    return readKeys(JSON.parse(text))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DocumentError) return new Map()
    throw error
  }
}

function stateOf(text: string): FileState {
  return { text, version: createHash('sha256').update(text).digest('base64url') }
}
