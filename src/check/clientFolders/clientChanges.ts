import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { scanDocuments } from '../../clients/readDocuments.ts'
import {
  acceptedFile,
  changeLogFile,
  keysFile,
  logoTypes,
  parentFolder,
  signOffFile,
  yearFiles,
} from '../../contract/clientFiles.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import type { FileChange } from '../files/changeFiles.ts'
import { exists, readBytes } from '../files/readFiles.ts'
import { findSchemas } from '../files/findSchemas.ts'
import { UsageError } from '../files/UsageError.ts'
import { moveSchemaAddress } from '../clients/schemaAddress.ts'
import { readYear } from '../roll/Year.ts'
import { addKey, emptyKeys, moveAccepted, redirectKeys, replaceKey } from './rootTexts.ts'
import { writeDocument } from './writeDocument.ts'
import { findFolderNameError } from './nameErrors.ts'

/** Texts by file name, or by path in the client's folder. */
type Texts = ReadonlyMap<string, string>

/**
 * The changes that create a client: its folder and its key.
 * @param root the folder of all clients, here and below
 * @throws UsageError if the folder or the key exists, or the file system's error, here and below
 */
export async function createClientChanges(
  root: string,
  { client, key }: { client: string; key: string },
  files: Texts,
): Promise<FileChange[]> {
  await throwIfTaken(root, client)
  const schemas = await findSchemas(root)
  const written = [...files].map(([name, text]) => writeDocument(root, `${client}/${name}`, text))
  return [
    ...(await Promise.all(written)).flat(),
    ...(await changeText(root, keysFile, (text) => addKey(text ?? emptyKeys(schemas), key, client))),
  ]
}

/** The changes that rename a client's folder, with everything that refers to it. */
export async function renameClientChanges(
  root: string,
  client: string,
  renamed: string,
): Promise<FileChange[]> {
  await listFiles(root, client)
  await throwIfTaken(root, renamed, client)
  const moved = (path: string) => (path.startsWith(`${client}/`) ? renamed + path.slice(client.length) : path)
  return [
    { type: 'move', from: client, to: renamed },
    ...(await changeIfExists(root, keysFile, (text) => redirectKeys(text, client, renamed))),
    ...(await changeIfExists(root, acceptedFile, (text) => moveAccepted(text, moved))),
  ]
}

/** The changes that delete the documents of a client, with its keys and accepted warnings. Other files remain. */
export async function deleteClientChanges(root: string, client: string): Promise<FileChange[]> {
  return [
    ...(await changeIfExists(root, keysFile, (text) => redirectKeys(text, client))),
    ...(await deleteChanges(root, client)),
  ]
}

/** The changes that delete the documents of a year's folder, with its accepted warnings. */
export function deleteYearChanges(root: string, client: string, year: string): Promise<FileChange[]> {
  return deleteChanges(root, `${client}/${year}`)
}

/** The changes that give a client another key, or its first one. */
export async function replaceKeyChanges(root: string, client: string, key: string): Promise<FileChange[]> {
  await listFiles(root, client)
  const schemas = await findSchemas(root)
  return changeText(root, keysFile, (text) => replaceKey(text ?? emptyKeys(schemas), key, client))
}

/**
 * The changes that make a year with a folder the current one. The current year gets a folder. Accepted warnings follow
 * their files.
 */
export async function makeCurrentChanges(root: string, client: string, year: string): Promise<FileChange[]> {
  const current = await readYearTexts(join(root, client))
  const next = await readYearTexts(join(root, client, year))
  const [oldYear, newYear] = [current, next].map((texts) => readYear(texts).instance.client.planYear)
  if (String(newYear) !== year)
    throw new UsageError(`The plan year in the folder ${year} is ${newYear}. Correct one of the two first.`)
  if (oldYear === newYear) throw new UsageError(`${newYear} is the current year already.`)
  const moved = new Map(
    yearFiles.flatMap((name) => [
      [`${client}/${year}/${name}`, `${client}/${name}`],
      [`${client}/${name}`, `${client}/${oldYear}/${name}`],
    ]),
  )
  await throwIfLinks(root, [client, ...moved.keys()])
  const changes = yearFiles.map(async (name) => {
    const old = `${client}/${oldYear}/${name}`
    if (await exists(join(root, old)))
      throw new UsageError(`${join(root, old)} already exists. Delete it first.`)
    return [
      newFile(old, moveSchemaAddress(current[name], 1)),
      ...(await changeText(root, `${client}/${name}`, () => moveSchemaAddress(next[name], -1))),
      await deleteFile(root, `${client}/${year}/${name}`),
    ]
  })
  const others = [signOffFile, ...Object.keys(logoTypes)].map((name) =>
    moveFile(root, name, client, year, String(oldYear)),
  )
  return [
    ...(await Promise.all(changes)).flat(),
    ...(await Promise.all(others)).flat(),
    ...(await changeIfExists(root, acceptedFile, (text) =>
      moveAccepted(text, (path) => moved.get(path) ?? path),
    )),
  ]
}

/** The changes with which a file follows the documents next to it when another year becomes the current one. */
async function moveFile(root: string, name: string, client: string, year: string, oldYear: string) {
  const [current, next, old] = [client, `${client}/${year}`, `${client}/${oldYear}`].map(
    (folder) => `${folder}/${name}`,
  ) as [string, string, string]
  const [currentBytes, nextBytes, oldBytes] = await Promise.all(
    [current, next, old].map((path) => readBytes(join(root, path))),
  )
  const write = (path: string, before: Buffer | null, after: Buffer | null): FileChange[] =>
    before === after ? [] : [{ type: 'write', path, before, after }]
  return [
    ...write(old, oldBytes!, currentBytes!),
    ...write(current, currentBytes!, nextBytes!),
    ...write(next, nextBytes!, null),
  ]
}

/** @param folder of a client, or of one of its years. @throws UsageError if a file is missing */
export async function readYearTexts(folder: string): Promise<YearTexts> {
  const texts = await Promise.all(
    yearFiles.map(async (name) => {
      const bytes = await readBytes(join(folder, name))
      if (!bytes) throw new UsageError(`There is no file ${join(folder, name)}.`)
      return [name, bytes.toString('utf8')] as const
    }),
  )
  return Object.fromEntries(texts) as YearTexts
}

async function deleteChanges(root: string, folder: string): Promise<FileChange[]> {
  const paths = await listFiles(root, folder)
  await throwIfLinks(root, [folder, ...paths.flatMap((path) => [parentFolder(path), path])])
  return [
    ...(await Promise.all(paths.map((path) => deleteFile(root, path)))),
    ...(await changeIfExists(root, acceptedFile, (text) =>
      moveAccepted(text, (path) => (path.startsWith(`${folder}/`) ? null : path)),
    )),
  ]
}

/**
 * The documents in a client's folder, or in one of its years, with their logos, their sign-offs, and the log of changes.
 * @throws UsageError if there are no documents
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const paths = [...(await scanDocuments(root)).keys()].filter((path) => path.startsWith(`${folder}/`))
  if (paths.length === 0)
    throw new UsageError(`There is no ${yearFiles.join(' or ')} in ${join(root, folder)}.`)
  const possible = [
    `${folder}/${changeLogFile}`,
    ...new Set(paths.map((path) => `${parentFolder(path)}/${signOffFile}`)),
  ]
  for (const path of possible) if (await exists(join(root, path))) paths.push(path)
  return paths.toSorted()
}

/** Windows and macOS ignore the case of names. @param renamed the folder that gets the name, if it exists */
async function throwIfTaken(root: string, client: string, renamed?: string) {
  const error = findFolderNameError(client)
  if (error !== undefined) throw new UsageError(error)
  const names = (await exists(root)) ? await readdir(root) : []
  const taken = names.find(
    (name) => name === client || (name.toLowerCase() === client.toLowerCase() && name !== renamed),
  )
  if (taken !== undefined)
    throw new UsageError(
      `${join(root, taken)} already exists. Choose another folder name, or delete it and its line in keys.json.`,
    )
}

/** Removing a file behind a link would change another client or another program's files. */
async function throwIfLinks(root: string, paths: readonly string[]) {
  for (const path of new Set(paths)) {
    if ((await lstat(join(root, path))).isSymbolicLink())
      throw new UsageError(`${path} is a link to another place. Move or delete it with your file manager.`)
  }
}

export function newFile(path: string, text: string): FileChange {
  return { type: 'write', path, before: null, after: Buffer.from(text) }
}

async function deleteFile(root: string, path: string): Promise<FileChange> {
  return { type: 'write', path, before: await readBytes(join(root, path)), after: null }
}

/** The change of a text file, or none. @param change from the text, null if there is no such file, to the new one */
export async function changeText(
  root: string,
  path: string,
  change: (text: string | null) => string,
): Promise<FileChange[]> {
  const before = await readBytes(join(root, path))
  const text = before?.toString('utf8') ?? null
  const changed = change(text)
  if (changed === text) return []
  return [{ type: 'write', path, before, after: Buffer.from(changed) }]
}

async function changeIfExists(root: string, path: string, change: (text: string) => string) {
  return (await exists(join(root, path))) ? changeText(root, path, (text) => change(text ?? '')) : []
}
