import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, relative, resolve } from 'node:path'
import { cannotRead } from './fileErrors.ts'

/** What to check of a folder of clients. */
export interface Target {
  /** The folder of all clients. */
  root: string
  /** Paths inside it, with slashes; '' is all of it. */
  selected: string[]
}

/**
 * The folders of clients that some paths belong to.
 * @throws CannotRun when a path is not there or cannot be read.
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
  return selected.some((part) => part === '' || part === 'keys.json' || part === 'accepted.json')
}

async function rootOf(path: string): Promise<string> {
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    (error: NodeJS.ErrnoException) => cannotRead(path, error),
  )
  return isFolder ? rootOfFolder(path) : rootOfFile(path)
}

function rootOfFile(path: string) {
  const isOfAll = ['keys.json', 'accepted.json'].includes(basename(path))
  return isOfAll ? Promise.resolve(dirname(path)) : rootOfFolder(dirname(path))
}

/** A folder with a client's files stands in the folder of all; one that is called after a year, in a client's. */
async function rootOfFolder(folder: string): Promise<string> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => cannotRead(folder, error))
  const isOfClient = names.includes('instance.json') || names.includes('plans.json')
  if (!isOfClient || names.includes('keys.json')) return folder
  const owner = dirname(folder)
  if (!/^\d+$/.test(basename(folder))) return owner
  const besides = await readdir(owner).catch((): string[] => [])
  return besides.includes('instance.json') || besides.includes('plans.json') ? dirname(owner) : owner
}
