import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, relative, resolve } from 'node:path'
import { isYearFile, isYearFolder, keysFile } from '../../contract/clientFiles.ts'
import { rootFiles } from '../clients/layout.ts'
import { cannotRead } from '../files/fileErrors.ts'
import { isBrokenLink } from '../files/readRegularFile.ts'

/** What to check of a folder of clients. */
export interface Target {
  /** The folder of all clients. */
  root: string
  /** Paths inside it, with slashes; '' is all of it. */
  selected: string[]
}

/**
 * The folders of clients that some paths belong to.
 * @throws UsageError when a path is not there or cannot be read.
 */
export async function findTargets(paths: string[]): Promise<Target[]> {
  const byRoot = new Map<string, string[]>()
  for (const path of paths) {
    const full = resolve(path)
    const root = await rootOf(full)
    const selected = relative(root, full).replaceAll('\\', '/')
    byRoot.set(root, [...(byRoot.get(root) ?? []), selected])
  }
  return [...byRoot].map(([root, selected]) => ({ root, selected }))
}

export function isWithin({ selected }: Target, path: string): boolean {
  return selected.some((part) => part === '' || path === part || path.startsWith(`${part}/`))
}

/** Whether all clients are looked at. */
export function isWhole({ selected }: Target): boolean {
  return selected.some((part) => part === '' || rootFiles.has(part))
}

async function rootOf(path: string): Promise<string> {
  const isNamedAsFile = rootFiles.has(basename(path)) || isYearFile(basename(path))
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    async (error: NodeJS.ErrnoException) =>
      isNamedAsFile && (await isBrokenLink(path, error)) ? false : cannotRead(path, error),
  )
  return isFolder && !isNamedAsFile ? rootOfFolder(path) : rootOfFile(path)
}

/** The folder of clients that a file belongs to, which need not exist. */
export function rootOfFile(path: string): Promise<string> {
  return rootFiles.has(basename(path)) ? Promise.resolve(dirname(path)) : rootOfFolder(dirname(path))
}

/** A folder with a client's files stands in the folder of all; one that is called after a year, in a client's. */
async function rootOfFolder(folder: string): Promise<string> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => cannotRead(folder, error))
  if (!names.some(isYearFile) || names.includes(keysFile)) return folder
  const owner = dirname(folder)
  if (!isYearFolder(basename(folder))) return owner
  const besides = await readdir(owner).catch((): string[] => [])
  return besides.some(isYearFile) ? dirname(owner) : owner
}
