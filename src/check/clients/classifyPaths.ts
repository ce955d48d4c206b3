import {
  acceptedFile,
  isChangeLog,
  isClientFile,
  isLanguageFile,
  isLogoFile,
  isSignOff,
  keysFile,
  parentFolder,
  yearFiles,
} from '../../contract/clientFiles.ts'

export interface YearFolder {
  /** The client's folder, or that of a preview year inside it. */
  path: string
  /** The name of a preview year's folder; undefined for the current year. */
  year: string | undefined
}

/** The paths in the clients' folder, classified by name as the service does. */
export interface ClassifiedPaths {
  clients: string[]
  years: YearFolder[]
  /** Paths of required files that do not exist. */
  missing: string[]
  /** Paths of files that nothing reads. */
  strayFiles: string[]
  /** The kind of each document that is not a regular file, by path: 'a folder', 'a named pipe'. */
  irregular: ReadonlyMap<string, string>
}

/** The files for all clients, next to their folders. */
export const rootFiles: ReadonlySet<string> = new Set([keysFile, acceptedFile])

export function classifyPaths(
  paths: readonly string[],
  irregular: ReadonlyMap<string, string> = new Map(),
): ClassifiedPaths {
  const known = paths.filter(isClientFile)
  const clients = [...new Set(known.map((path) => path.split('/')[0]!))]
  const years = [...new Set([...clients, ...known.map(parentFolder)])].toSorted()
  const required = years.flatMap((path) => yearFiles.map((name) => `${path}/${name}`))
  const existing = new Set(paths)
  return {
    clients,
    years: years.map((path) => ({ path, year: path.split('/')[1] })),
    missing: [...(clients.length > 0 ? [keysFile] : []), ...required].filter((path) => !existing.has(path)),
    irregular: new Map([...irregular].filter(([path]) => isRead(path))),
    strayFiles: paths.filter((path) => !isRead(path) && !isIgnored(path)),
  }
}

/** Whether the service or the linter reads a file at this path. */
export function isRead(path: string): boolean {
  return rootFiles.has(path) || isClientFile(path) || isLanguageFile(path) || isLogoFile(path)
}

/** Whether a command or the workbench writes a file at this path. */
export function isWritten(path: string): boolean {
  return isRead(path) || isSignOff(path) || isChangeLog(path)
}

/** Hidden files, notes for people, and sign-offs, which only the workbench reads. */
function isIgnored(path: string) {
  if (isSignOff(path)) return true
  return path.split('/').some((part) => part.startsWith('.')) || /\.(md|txt)$/i.test(path)
}
