import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { keysFile } from '../../contract/clientFiles.ts'
import { parseKeys } from '../../contract/keys.ts'
import { UsageError } from '../files/UsageError.ts'
import { readRegularFile } from '../files/readRegularFile.ts'
import { replaceFile } from '../files/replaceFile.ts'
import { schemaPathFrom, type ClientLocation } from './newFiles.ts'

/** The texts of keys.json; undefined if there is no file. */
interface KeysChange {
  path: string
  before: string | undefined
  /** Includes the key of the new client. */
  after: string
}

/**
 * Reads keys.json and adds the key, without writing it.
 * @throws UsageError if the folder or the key exists, or keys.json cannot be read
 */
export async function prepareKeys({ root, client, key }: ClientLocation): Promise<KeysChange> {
  const folder = join(root, client)
  if (await exists(folder))
    throw new UsageError(
      `${folder} already exists. Choose another folder name, or delete it and its line in keys.json.`,
    )
  const path = join(root, keysFile)
  const before = await readIfExists(path)
  return { path, before, after: addKey(before ?? emptyKeys(root), key, client) }
}

/**
 * Writes a client's folder and its key: both, or neither.
 * @param files texts by file name
 * @returns the paths of the written files
 * @throws UsageError as prepareKeys does, or if a file cannot be written
 */
export async function writeClient(
  location: ClientLocation,
  files: ReadonlyMap<string, string>,
): Promise<string[]> {
  const { root, client } = location
  const folder = join(root, client)
  const keys = await prepareKeys(location)
  // A folder whose name has a dot is not read as a client.
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
    throw toUsageError(folder, error)
  }
  return [...[...files.keys()].map((name) => join(folder, name)), keys.path]
}

async function writeKeys(path: string, before: string | undefined, after: string | undefined) {
  if (after === undefined) await rm(path)
  else if (before === undefined) await writeFile(path, after, { flag: 'wx' })
  else await replaceFile(path, after)
}

/** Adds a key to the text of keys.json and keeps its formatting. */
function addKey(text: string, key: string, client: string): string {
  if (parseKeysText(text).has(key))
    throw new UsageError('The key already leads to a client: choose another with --key.')
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: text.includes('\r\n') ? '\r\n' : '\n' }
  const changed = applyEdits(text, modify(text, ['keys', key], client, { formattingOptions }))
  parseKeysText(changed)
  return changed
}

/** @throws UsageError if the text is not a keys.json; one without keys is, since the first is about to be added. */
function parseKeysText(text: string) {
  try {
    const document = JSON.parse(text) as { keys?: object }
    const isEmpty = document.keys && Object.keys(document.keys).length === 0
    return isEmpty ? new Map<string, string>() : parseKeys(document)
  } catch {
    throw new UsageError('keys.json or the key has a problem: `mediplan check` says more.')
  }
}

function emptyKeys(root: string) {
  return `${JSON.stringify({ $schema: schemaPathFrom(root, keysFile), keys: {} }, null, 2)}\n`
}

function exists(path: string) {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function readIfExists(path: string) {
  const read = await readRegularFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return { text: undefined }
    throw new UsageError(`Cannot read ${path} (${error.code}).`)
  })
  if ('text' in read) return read.text
  throw new UsageError(`Cannot read ${path}: it is ${read.irregular}, not a file.`)
}

/** Errors that do not come from the file system are bugs, and pass unchanged. */
function toUsageError(folder: string, error: unknown) {
  const { code, path = folder } = error as NodeJS.ErrnoException
  return code === undefined ? error : new UsageError(`Cannot write ${path} (${code}); nothing was written.`)
}
