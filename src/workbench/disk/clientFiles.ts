import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lookAtDocuments } from '../../service/clientFolder.ts'
import { isClientFile } from './isClientFile.ts'

/** A path that is not a client's document, or leads out of the clients' folder by a link. */
export class ForeignPathError extends Error {
  override name = 'ForeignPathError'
}

/** What a file holds, and a name for this state of it. */
export interface FileState {
  text: string
  version: string
}

/** The clients' documents in a folder on disk, and nothing else of that disk. */
export function createClientFiles(folder: string) {
  return {
    /** The paths of all documents, in order. */
    async list(): Promise<string[]> {
      return [...(await lookAtDocuments(folder)).keys()].filter(isClientFile).toSorted()
    },
    /** @throws ForeignPathError, or the file system's error. */
    async read(path: string): Promise<FileState> {
      await refuseForeign(folder, path)
      const file = await open(join(folder, path), constants.O_RDONLY | constants.O_NOFOLLOW)
      try {
        return stateOf(await file.readFile('utf8'))
      } finally {
        await file.close()
      }
    },
    /** Whoever reads meanwhile finds the old text or the new one, whole. @throws as reading does. */
    async write(path: string, text: string): Promise<FileState> {
      await refuseForeign(folder, path)
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true })
      await replace(target, text)
      return stateOf(text)
    },
  }
}

async function refuseForeign(folder: string, path: string) {
  if (!isClientFile(path)) throw new ForeignPathError(path)
  let place = folder
  for (const name of path.split('/')) {
    place = join(place, name)
    const found = await lstat(place).catch(ignoreMissing)
    if (found?.isSymbolicLink()) throw new ForeignPathError(path)
  }
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return null
}

async function replace(target: string, text: string) {
  // The service passes over names with a dot in front.
  const draft = join(dirname(target), `.${randomUUID()}`)
  try {
    const file = await open(draft, 'wx')
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
  } finally {
    await rm(draft, { force: true })
  }
}

function stateOf(text: string): FileState {
  return { text, version: createHash('sha256').update(text).digest('base64url') }
}
