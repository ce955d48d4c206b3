import { acceptedFile, isClientFile, keysFile, yearFiles } from '../../contract/clientFiles.ts'

/** The files of one plan year of a client. */
export interface YearFolder {
  /** The client's folder, or that of a year to preview inside it. */
  path: string
  /** The name of a year's own folder; undefined of the client's current year. */
  year?: string
}

export interface Layout {
  /** The names of the clients' folders. */
  clients: string[]
  years: YearFolder[]
  /** The paths of what has to be there, and is not. */
  missing: string[]
  /** The paths of what nothing reads. */
  strays: string[]
  /** The kind of each document that is not a regular file, by path: 'a folder', 'a named pipe'. */
  irregular: ReadonlyMap<string, string>
}

/** The files that stand beside the clients' folders and are of all of them. */
export const rootFiles: ReadonlySet<string> = new Set([keysFile, acceptedFile])

/** What the files of a folder of clients are, by their paths alone; as the service looks for them. */
export function layoutOf(
  paths: readonly string[],
  irregular: ReadonlyMap<string, string> = new Map(),
): Layout {
  const known = paths.filter(isClientFile)
  const clients = [...new Set(known.map((path) => path.split('/')[0]!))]
  const folders = new Set([...clients, ...known.map((path) => path.slice(0, path.lastIndexOf('/')))])
  const years = [...folders].toSorted()
  const needed = years.flatMap((path) => yearFiles.map((name) => `${path}/${name}`))
  const there = new Set(paths)
  return {
    clients,
    years: years.map(yearFolder),
    missing: [...(clients.length > 0 ? [keysFile] : []), ...needed].filter((path) => !there.has(path)),
    irregular: new Map([...irregular].filter(([path]) => isRead(path))),
    strays: paths.filter((path) => !isRead(path) && !isLeftAlone(path)),
  }
}

/** Whether the service or the check reads a file at this path. */
export function isRead(path: string): boolean {
  return rootFiles.has(path) || isClientFile(path)
}

/** Files of editors and systems have a dot before their name; what is written for people ends so. */
function isLeftAlone(path: string) {
  return path.split('/').some((part) => part.startsWith('.')) || /\.(md|txt)$/i.test(path)
}

function yearFolder(path: string): YearFolder {
  const [, year] = path.split('/')
  return { path, ...(year !== undefined && { year }) }
}
