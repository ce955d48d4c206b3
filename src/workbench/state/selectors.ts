import type { Diagnostic } from '../../check/Diagnostic.ts'
import type { Model } from './model.ts'
import { compareWithDisk, type OpenFile } from './OpenFile.ts'

/** The files of the client that is worked on, by their path inside the folder of all clients. */
export function selectClientFiles({
  client,
  files,
}: Pick<Model, 'client' | 'files'>): [path: string, file: OpenFile][] {
  if (client === null) return []
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`${client}/`))
    .toSorted(([a], [b]) => comparePaths(a, b))
}

export function isChanged(file: OpenFile): boolean {
  return compareWithDisk(file) !== 'same'
}

/** What keeps every key from leading to the client that is worked on. */
export function selectKeyDiagnostics({ client, keyDiagnostics }: Model): Diagnostic[] {
  return (client !== null && keyDiagnostics[client]) || []
}

/** Whether there is a client to work on. */
export function hasOpenClient(model: Model): boolean {
  return selectClientFiles(model).length > 0
}

/** Whether the disk was looked at, and there is nothing to work on. */
export function isNothingToOpen(model: Model): boolean {
  return !hasOpenClient(model) && model.disk.status !== 'looking' && model.chosen === null
}

/** The folders of the clients, those that are only here included. */
export function listClients({ paths, files, drafts }: Model): string[] {
  const all = [...paths, ...Object.keys(files), ...Object.keys(drafts)]
  return [...new Set(all.map((path) => path.slice(0, path.indexOf('/'))))].toSorted()
}

/** The path inside the client's own folder: "2028/plans.json". */
export function insideClient(path: string): string {
  return path.slice(path.indexOf('/') + 1)
}

/** The texts of the client that is worked on, by their path inside its folder. */
export function selectClientTexts(model: Pick<Model, 'client' | 'files'>): Record<string, string> {
  return Object.fromEntries(selectClientFiles(model).map(([path, { text }]) => [insideClient(path), text]))
}

/** A year to preview comes after the current one. */
export function comparePaths(a: string, b: string): number {
  return depth(a) - depth(b) || (a < b ? -1 : 1)
}

function depth(path: string) {
  return path.split('/').length
}
