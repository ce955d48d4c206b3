import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  fileName,
  isClientFile,
  isClientFolder,
  isLanguageFile,
  isLogoFile,
  isYearFile,
  isYearFolder,
  keysFile,
  languagesFolder,
  yearFiles,
} from '../contract/clientFiles.ts'
import { ContractError } from '../contract/ContractError.ts'
import { findEncodingError } from '../contract/findEncodingError.ts'
import { defaultLanguage } from '../contract/languages.ts'
import { DocumentError } from './DocumentError.ts'
import { toText, withLogoImages } from './logoFiles.ts'

/** The documents of a folder of clients, by their path inside it, with slashes. */
export async function readDocuments(folder: string): Promise<Map<string, unknown>> {
  const versions = await scanDocuments(folder)
  return readFiles(folder, [...versions.keys()].toSorted())
}

/**
 * Lists the documents in a folder of clients and the logo files, by path, each with its version: a text that changes
 * whenever the file does. Skips all other files, such as those of editors and deployments.
 * @throws the file system's error if there is no such folder.
 */
export async function scanDocuments(folder: string): Promise<Map<string, string>> {
  const versions = new Map<string, string>()
  for (const name of await readdir(folder)) {
    if (name === keysFile) await addVersion(folder, name, versions)
    else if (isClientFolder(name)) await scanClient(folder, name, versions)
  }
  return versions
}

/**
 * The documents at some paths. Among these can be logo files, which the documents that name them contain.
 * @throws DocumentError if one is not JSON in UTF-8; the file system's error if one cannot be read.
 */
export async function readFiles(folder: string, paths: Iterable<string>): Promise<Map<string, unknown>> {
  const texts = new Map<string, string>()
  for (const path of paths) texts.set(path, toText(fileName(path), await readFile(join(folder, path))))
  return new Map([...withLogoImages(texts)].map(([path, text]) => [path, parse(path, text)]))
}

/** Whether a file or its folder does not exist, or no longer exists. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code))
}

/** For `catch`: a value in place of a file or folder that does not exist. Other errors pass. */
export function ifMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (isMissing(error)) return value
    throw error
  }
}

/** Scans a client's folder, the folders of its years, and that of its languages. */
async function scanClient(folder: string, path: string, versions: Map<string, string>) {
  const names = await listFolder(join(folder, path))
  // An image alone makes no client.
  const isYear = names.some(isYearFile)
  for (const name of names) {
    const inner = `${path}/${name}`
    const isFolder = isYearFolder(name) || name === languagesFolder
    if (isClientFile(inner) || isLanguageFile(inner) || (isYear && isLogoFile(inner)))
      await addVersion(folder, inner, versions)
    else if (isFolder && !path.includes('/')) await scanClient(folder, inner, versions)
  }
}

/** For a folder that cannot be read, lists the files that it may have, so that reading them reports the error. */
async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    return isMissing(error) ? [] : [...yearFiles, `${defaultLanguage}.json`]
  }
}

/** Follows links, because some platforms mount a folder as links. Skips pipes and devices: reading one may never end. */
async function addVersion(folder: string, path: string, versions: Map<string, string>) {
  try {
    const stats = await stat(join(folder, path), { bigint: true })
    const { ino, size, mtimeNs, ctimeNs } = stats
    if (stats.isFile()) versions.set(path, [ino, size, mtimeNs, ctimeNs].join('-'))
  } catch (error) {
    if (!isMissing(error)) versions.set(path, 'unreadable')
  }
}

function parse(path: string, text: string): unknown {
  if (findEncodingError(text) >= 0) throw unreadable(path, 'a text in UTF-8', 'another encoding')
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable(path, 'JSON', 'another text')
  }
}

/** Omits the parser's message, which quotes the file: the file may be keys.json. */
function unreadable(path: string, expected: string, found: string) {
  return new DocumentError(path, new ContractError('document', [{ pointer: '', expected, found }]))
}
