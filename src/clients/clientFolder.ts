import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ContractError } from '../contract/ContractError.ts'
import { firstUnreadable } from '../contract/encoding.ts'
import { isClientFile, isClientFolder, isYearFolder, keysFile, yearFiles } from '../contract/clientFiles.ts'
import { DocumentError } from './DocumentError.ts'

/** The documents of a folder of clients, by their path inside it with slashes. */
export async function readDocuments(folder: string): Promise<Map<string, unknown>> {
  const versions = await lookAtDocuments(folder)
  return readEach(folder, [...versions.keys()].toSorted())
}

/**
 * What documents there are in a folder of clients: a text for each path that changes whenever its file does.
 * Anything else is passed over: the names that editors and deployments give their own files, and those with a dot.
 * @throws the file system's error when there is no such folder.
 */
export async function lookAtDocuments(folder: string): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const name of await readdir(folder)) {
    if (name === keysFile) await note(folder, name, versions)
    else if (isClientFolder(name)) await lookInside(folder, name, versions)
  }
  return versions
}

/**
 * The documents at these paths.
 * @throws DocumentError when one is not JSON in UTF-8; the file system's error when one cannot be read.
 */
export async function readEach(folder: string, paths: Iterable<string>): Promise<Map<string, unknown>> {
  const documents = new Map<string, unknown>()
  for (const path of paths) documents.set(path, parse(path, await readFile(join(folder, path), 'utf8')))
  return documents
}

/** A client's folder, and inside it those of its years. */
async function lookInside(folder: string, path: string, versions: Map<string, string>) {
  for (const name of await namesIn(join(folder, path))) {
    const inside = `${path}/${name}`
    if (isClientFile(inside)) await note(folder, inside, versions)
    else if (isYearFolder(name) && !path.includes('/')) await lookInside(folder, inside, versions)
  }
}

/** None of what is a file, or has gone since; of what cannot be read, those that reading will complain of. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    return isMissing(error) ? [] : [...yearFiles]
  }
}

/**
 * Follows links, which is how some platforms mount a folder and change it. What is no file is not there: to read a pipe
 * may take for ever.
 */
async function note(folder: string, path: string, versions: Map<string, string>) {
  try {
    const found = await stat(join(folder, path), { bigint: true })
    const { ino, size, mtimeNs, ctimeNs } = found
    if (found.isFile()) versions.set(path, [ino, size, mtimeNs, ctimeNs].join('-'))
  } catch (error) {
    if (!isMissing(error)) versions.set(path, 'unreadable')
  }
}

/** Whether something is not there, or has gone since it was seen, with its folder perhaps. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))
}

function parse(path: string, text: string): unknown {
  if (firstUnreadable(text) >= 0) throw notRead(path, 'a text in UTF-8', 'another encoding')
  try {
    return JSON.parse(text)
  } catch {
    throw notRead(path, 'JSON', 'another text')
  }
}

/** What the parser says quotes the file, which may be the one that holds the keys. */
function notRead(path: string, expected: string, found: string) {
  const issue = { pointer: '', expected, found }
  return new DocumentError(path, new ContractError('document', [issue]))
}
