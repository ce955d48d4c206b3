import type { Model, OpenFile } from './model.ts'

/** The files of the client that is worked on, by their path inside the folder of all clients. */
export function ownFiles({
  client,
  files,
}: Pick<Model, 'client' | 'files'>): [path: string, file: OpenFile][] {
  if (client === null) return []
  return Object.entries(files)
    .filter(([path]) => path.startsWith(`${client}/`))
    .toSorted(([a], [b]) => depth(a) - depth(b) || (a < b ? -1 : 1))
}

export function isChanged({ text, onDisk }: OpenFile): boolean {
  return text !== onDisk
}

/** The folders of the clients, those that are only here included. */
export function clientsOf({ paths, files, drafts }: Model): string[] {
  const all = [...paths, ...Object.keys(files), ...Object.keys(drafts)]
  return [...new Set(all.map((path) => path.slice(0, path.indexOf('/'))))].toSorted()
}

/** The path inside the client's own folder: "2028/plans.json". */
export function insideClient(path: string): string {
  return path.slice(path.indexOf('/') + 1)
}

/** A year to preview comes after the current one. */
function depth(path: string) {
  return path.split('/').length
}
