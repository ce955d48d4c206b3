import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { HTTPException } from 'hono/http-exception'
import { changeText } from '../../../check/clientFolders/clientChanges.ts'
import { writeDocument } from '../../../check/clientFolders/writeDocument.ts'
import { findMissingKey } from '../../../check/clients/findMissingKey.ts'
import { changeFiles } from '../../../check/files/changeFiles.ts'
import { resolveExisting } from '../../../check/files/folders.ts'
import { exists, readRegularFile } from '../../../check/files/readFiles.ts'
import { scanDocuments } from '../../../clients/readDocuments.ts'
import { DocumentError } from '../../../clients/DocumentError.ts'
import { logoNameIn, withLogoImages } from '../../../clients/logoFiles.ts'
import { readKeys, type Keys } from '../../../clients/readKeys.ts'
import {
  acceptedFile,
  changeLogFile,
  fileName,
  isClientFile,
  isClientFolder,
  isLanguageFile,
  isSignOff,
  keysFile,
  parentFolder,
  signOffFile,
} from '../../../contract/clientFiles.ts'
import type { ClientKey, DiskListing } from '../../diskApi.ts'
import { readClientName } from '../readClientName.ts'
import { readAuthor } from './readAuthor.ts'
import { restoreFolder, withLock } from '../../../check/files/withLock.ts'

/** A file's text, and a version that identifies it. */
export interface FileState {
  text: string
  version: string
}

/**
 * Reads and writes the clients' documents, their languages, their sign-offs, and accepted.json in a folder, adds to the
 * logs of changes, and accesses no other files.
 */
export function createClientFiles(folder: string) {
  const resolve = (path: string) => {
    if (isDocument(path) || isSignOff(path) || path === acceptedFile) return resolvePath(folder, path)
    throw outsideFolderError(`${path} is not a client's file.`)
  }
  /**
   * Reads a file. An instance.json contains the logo file that it names.
   * @returns null if there is no such file
   * @throws HTTPException, or the file system's error
   */
  const read = async (path: string): Promise<FileState | null> => {
    const text = await readTextIfExists(await resolve(path))
    if (text === null) return null
    const name = fileName(path) === 'instance.json' ? logoNameIn(text) : undefined
    if (name === undefined) return toState(text)
    const logoPath = `${parentFolder(path)}/${name}`
    // Without the image, the text keeps its name, which the linter reports.
    const image = await resolvePath(folder, logoPath)
      .then(readTextIfExists)
      .catch(() => null)
    const texts = new Map([
      [path, text],
      [logoPath, image ?? ''],
    ])
    return toState(withLogoImages(texts).get(path)!)
  }
  return {
    folder,
    /**
     * Lists all documents in order. First reverts a change that was interrupted.
     * @throws HTTPException if there is no such folder, or the file system's error.
     */
    async list(): Promise<Pick<DiskListing, 'paths' | 'ignoredLinks' | 'signOffs'>> {
      const root = await resolveFolder(folder)
      await restoreFolder(root)
      const documents = await scanDocuments(root)
      const all = [...documents.keys()].filter(isDocument).toSorted()
      const areIgnored = await Promise.all(
        all.map((path) => resolvePath(folder, path).then(() => false, isAccessError)),
      )
      const possible = new Set(all.map((path) => `${parentFolder(path)}/${signOffFile}`))
      const signOffs = await Promise.all(
        Array.from(possible, async (path) => ((await exists(join(root, path))) ? [path] : [])),
      )
      return {
        paths: all.filter((_, index) => !areIgnored[index]),
        ignoredLinks: all.filter((_, index) => areIgnored[index]),
        signOffs: signOffs.flat(),
      }
    },
    read,
    /**
     * Replaces one version of a file. A logo in an instance.json becomes a file. If several saves replace the same
     * version, only one succeeds.
     * @param version the version to replace; null to create the file
     * @returns null if the disk has another version
     * @throws HTTPException, or the file system's error.
     */
    async replace(path: string, version: string | null, text: string): Promise<FileState | null> {
      return withLock(await resolveFolder(folder), async (locked) => {
        const onDisk = await read(path)
        if (version !== (onDisk?.version ?? null)) return null
        await changeFiles(locked, await writeDocument(locked.root, path, text)).catch(rethrowWriteProtected)
        return read(path)
      })
    },
    /**
     * Adds an entry to a client's log of changes, with the time and the author.
     * @param entry in Markdown
     * @throws HTTPException, or the file system's error.
     */
    async logChanges(client: string, entry: string): Promise<void> {
      if (!isClientFolder(client)) throw outsideFolderError(`${client} is not the name of a client's folder.`)
      const path = `${client}/${changeLogFile}`
      await stat(await resolvePath(folder, client))
      const author = await readAuthor(folder)
      const time = new Date().toISOString().slice(0, 16).replace('T', ' ')
      await withLock(await resolveFolder(folder), async (locked) => {
        await resolvePath(folder, path)
        const add = (text: string | null) =>
          `${text ?? '# Changes\n'}\n## ${time} UTC, ${author}\n\n${entry.trim()}\n`
        await changeFiles(locked, await changeText(locked.root, path, add)).catch(rethrowWriteProtected)
      })
    },
    /** @throws the file system's error. */
    async readKey(client: string): Promise<ClientKey> {
      try {
        const text = await readText(join(folder, keysFile)).catch(nullIfMissing)
        const [key = null] = [...parseKeys(text)].find(([, named]) => named === client) ?? []
        return { key, diagnostics: findMissingKey(text, client) }
      } catch (error) {
        // Keys are secret. A user without permission to read them can still edit the clients.
        if ((error as NodeJS.ErrnoException).code === 'EACCES') return { key: null, diagnostics: [] }
        throw error
      }
    },
  }
}

export type ClientFiles = ReturnType<typeof createClientFiles>

/** The display names in the clients' documents of the current year, by client. Skips files that cannot be read. */
export async function readClientNames(
  { read }: Pick<ClientFiles, 'read'>,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const clients = paths.flatMap((path) => /^([^/]+)\/instance\.json$/.exec(path)?.[1] ?? [])
  const names = await Promise.all(
    clients.map(async (client) => {
      const file = await read(`${client}/instance.json`).catch(() => null)
      const name = readClientName(file?.text ?? '')
      return name === null ? [] : [[client, name] as const]
    }),
  )
  return Object.fromEntries(names.flat())
}

/**
 * Resolves a path inside the clients' folder to its real path. Like the service, follows links inside the folder,
 * because some platforms mount folders as links.
 * @throws HTTPException if a link leads outside the folder or to a file with another name, or if there is no such
 *   folder; or the file system's error.
 */
export async function resolvePath(folder: string, path: string): Promise<string> {
  const root = await resolveFolder(folder)
  const resolved = await resolveExisting(join(root, path))
  const isInside = resolved.startsWith(root + sep)
  if (isInside && basename(resolved) === basename(path)) return resolved
  throw outsideFolderError(`${path} leads outside the clients' folder and is ignored.`)
}

/** Resolves the clients' folder itself. @throws HTTPException if it does not exist. */
export async function resolveFolder(folder: string): Promise<string> {
  return realpath(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new HTTPException(404, { message: `The folder ${folder} does not exist.` })
  })
}

/** The error for a path that the workbench must not access. */
export function outsideFolderError(message: string): HTTPException {
  return new HTTPException(403, { message })
}

function isDocument(path: string) {
  return isClientFile(path) || isLanguageFile(path)
}

async function readTextIfExists(path: string): Promise<string | null> {
  return readText(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(nullIfMissing)
}

/** @throws the file system's error, or an error if it is not a regular file. */
async function readText(path: string, flags?: number): Promise<string> {
  const read = await readRegularFile(path, flags)
  if ('text' in read) return read.text
  throw new Error(`${path} is ${read.irregular}, not a file.`)
}

/** A file with any other error stays in the list, so that reading it reports the error. */
function isAccessError(error: unknown) {
  return error instanceof HTTPException
}

/** An error with a system call is about a folder, and one without comes from statWritable. */
function rethrowWriteProtected(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EACCES' || error.syscall !== undefined) throw error
  throw new HTTPException(403, { message: 'The file is write-protected on disk.' })
}

function nullIfMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}

/** The linter reports a malformed keys.json. Here it has no keys. */
function parseKeys(text: string | null): Keys {
  try {
    return readKeys(JSON.parse(text ?? '{}'))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DocumentError) return new Map()
    throw error
  }
}

function toState(text: string): FileState {
  return { text, version: createHash('sha256').update(text).digest('base64url') }
}
