/** The document of the keys, in the folder of all clients. */
export const keysFile = 'keys.json'

/** Says of warnings that what they found is meant, in the folder of all clients. */
export const acceptedFile = 'accepted.json'

/** The documents of a plan year, in its folder. */
export const yearFiles = ['instance.json', 'plans.json'] as const

export type YearFile = (typeof yearFiles)[number]

export function isYearFile(name: string): name is YearFile {
  return yearFiles.some((each) => each === name)
}

/** Whether a folder inside of a client's is that of a plan year, by its name. */
export function isYearFolder(name: string): boolean {
  return /^\d+$/.test(name)
}

/**
 * Whether a folder beside keys.json is a client's, by its name. Those with a dot in front belong to editors and
 * deployments; with a slash or a backslash of its own, or with control characters, a name is none.
 */
export function isClientFolder(name: string): boolean {
  return /^(?!\.)[^/\\\p{Cc}]+$/u.test(name)
}

/**
 * Whether a path inside the folder of all clients, with slashes, is that of a client's document:
 * `<client>/instance.json`, `<client>/<year>/plans.json`.
 */
export function isClientFile(path: string): boolean {
  const folders = path.split('/')
  const name = folders.pop()!
  const [client = '', year, ...deeper] = folders
  const isPlaced = isClientFolder(client) && (year === undefined || isYearFolder(year)) && deeper.length === 0
  return isPlaced && isYearFile(name)
}

/** The folder of a path with slashes; '' for a path without any. */
export function parentFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The last part of a path with slashes. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
