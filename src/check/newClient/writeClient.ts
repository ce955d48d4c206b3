import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keysFile } from '../../contract/clientFiles.ts'
import { UsageError } from '../files/UsageError.ts'
import { readRegularFile } from '../files/readRegularFile.ts'
import { replaceFile } from '../files/replaceFile.ts'
import { keysWith } from './keysWith.ts'
import { schemaFrom, type Place } from './newFiles.ts'

/** What keys.json is; undefined stands for no file. */
interface Keys {
  path: string
  before: string | undefined
  /** With the key of the new client. */
  after: string
}

/**
 * What keys.json is to be when a new client is in it.
 * @throws UsageError when the folder or the key is there already, or keys.json is none.
 */
export async function keysFor({ root, client, key }: Place): Promise<Keys> {
  const folder = join(root, client)
  if (await isThere(folder))
    throw new UsageError(
      `${folder} already exists. Choose another folder name, or delete it and its line in keys.json.`,
    )
  const path = join(root, keysFile)
  const before = await textOf(path)
  return { path, before, after: keysWith(before ?? emptyKeys(root), key, client) }
}

/**
 * Writes a client's folder and its key: both, or nothing.
 * @param files the texts of the folder's files, by their names
 * @returns the paths of what was written.
 * @throws UsageError when the folder or the key is there already, keys.json is none, or something cannot be written.
 */
export async function writeClient(place: Place, files: ReadonlyMap<string, string>): Promise<string[]> {
  const { root, client } = place
  const folder = join(root, client)
  const keys = await keysFor(place)
  // Its name has a dot, so that nobody takes it for a client while it is written.
  const draft = join(root, `.${client}.${process.pid}`)
  try {
    await mkdir(draft, { recursive: true })
    for (const [name, text] of files) await writeFile(join(draft, name), text)
    await writeKeys(keys.path, keys.before, keys.after)
    await rename(draft, folder).catch(async (error: unknown) => {
      await writeKeys(keys.path, keys.after, keys.before)
      throw error
    })
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw cannotWrite(folder, error)
  }
  return [...[...files.keys()].map((name) => join(folder, name)), keys.path]
}

/** Undefined stands for no file. */
async function writeKeys(path: string, before: string | undefined, after: string | undefined) {
  if (after === undefined) await rm(path)
  else if (before === undefined) await writeFile(path, after, { flag: 'wx' })
  else await replaceFile(path, after)
}

function emptyKeys(root: string) {
  return `${JSON.stringify({ $schema: schemaFrom(root, keysFile), keys: {} }, null, 2)}\n`
}

function isThere(path: string) {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function textOf(path: string) {
  const read = await readRegularFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return { text: undefined }
    throw new UsageError(`Cannot read ${path} (${error.code}).`)
  })
  if ('text' in read) return read.text
  throw new UsageError(`Cannot read ${path}: it is ${read.irregular}, not a file.`)
}

/** Of the file system's errors, the file and the code; whatever else it is, is ours to mend. */
function cannotWrite(folder: string, error: unknown) {
  const { code, path = folder } = error as NodeJS.ErrnoException
  return code === undefined ? error : new UsageError(`Cannot write ${path} (${code}); nothing was written.`)
}
