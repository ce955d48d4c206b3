import type { Diagnostic } from '../../check/Diagnostic.ts'
import type { Model } from './model.ts'
import { compareWithDisk, type OpenFile } from './OpenFile.ts'

/** The files of the open client, in the order of their tabs. */
export function selectClientFiles({
  client,
  files,
}: Pick<Model, 'client' | 'files'>): [path: string, file: OpenFile][] {
  if (client === null) return []
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`${client}/`))
    .toSorted(([a], [b]) => comparePaths(a, b))
}

/** Whether a file has unsaved changes. */
export function isChanged(file: OpenFile): boolean {
  return compareWithDisk(file) !== 'same'
}

/** Why the open client has no key. */
export function selectKeyDiagnostics({ client, keyDiagnostics }: Model): Diagnostic[] {
  return (client !== null && keyDiagnostics[client]) || []
}

export function hasOpenClient(model: Model): boolean {
  return selectClientFiles(model).length > 0
}

/** Whether the disk was read, and no client could be opened. */
export function hasNothingToOpen(model: Model): boolean {
  return !hasOpenClient(model) && model.disk.status !== 'loading' && model.chosenClient === null
}

/** The folders of all clients, including those that are not on disk yet. */
export function listClients({ paths, files, drafts }: Pick<Model, 'paths' | 'files' | 'drafts'>): string[] {
  const all = [...paths, ...Object.keys(files), ...Object.keys(drafts)]
  return [...new Set(all.map((path) => path.slice(0, path.indexOf('/'))))].toSorted()
}

/** The path inside the client's own folder: "2028/plans.json". */
export function pathInClient(path: string): string {
  return path.slice(path.indexOf('/') + 1)
}

/** The texts of the open client, by path inside its folder. */
export function selectClientTexts(model: Pick<Model, 'client' | 'files'>): Record<string, string> {
  return Object.fromEntries(selectClientFiles(model).map(([path, { text }]) => [pathInClient(path), text]))
}

/** Sorts the current year's files before those of the years to preview. */
export function comparePaths(a: string, b: string): number {
  return depth(a) - depth(b) || (a < b ? -1 : 1)
}

function depth(path: string) {
  return path.split('/').length
}
