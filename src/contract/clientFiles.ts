/** The file with the API keys, in the folder of all clients. */
export const keysFile = 'keys.json'

/** The file with the accepted warnings, in the folder of all clients. */
export const acceptedFile = 'accepted.json'

/** The files in the folder of a plan year. */
export const yearFiles = ['instance.json', 'plans.json'] as const

export type YearFile = (typeof yearFiles)[number]

export function isYearFile(name: string): name is YearFile {
  return yearFiles.some((each) => each === name)
}

/** Whether the name of a folder inside a client's folder is that of a plan year. */
export function isYearFolder(name: string): boolean {
  return /^\d+$/.test(name)
}

/**
 * Whether the name of a folder next to keys.json can be that of a client. Folders that start with a dot belong to
 * editors and deployments.
 */
export function isClientFolder(name: string): boolean {
  return /^(?!\.)[^/\\\p{Cc}]+$/u.test(name)
}

/**
 * Whether a path inside the folder of all clients is that of a client's document: `<client>/instance.json` or
 * `<client>/<year>/plans.json`, for example.
 */
export function isClientFile(path: string): boolean {
  return isInYear(path) && isYearFile(fileName(path))
}

/** The file with the sign-off of a plan year, next to its documents. */
export const signOffFile = 'signed.json'

/** Whether a path inside the folder of all clients is that of a sign-off. */
export function isSignOff(path: string): boolean {
  return isInYear(path) && fileName(path) === signOffFile
}

/** The files that can be the logo of a plan year, next to its documents, and their media types. */
export const logoTypes = {
  'logo.jpg': 'image/jpeg',
  'logo.png': 'image/png',
  'logo.webp': 'image/webp',
} as const

export type LogoName = keyof typeof logoTypes

/** Whether the name of a file is that of a logo. */
export function isLogoName(name: unknown): name is LogoName {
  return typeof name === 'string' && Object.hasOwn(logoTypes, name)
}

/** Whether a path inside the folder of all clients is that of a logo. */
export function isLogoFile(path: string): boolean {
  return isInYear(path) && isLogoName(fileName(path))
}

/** The log of the changes of a client, in its folder. */
export const changeLogFile = 'CHANGES.md'

/** Whether a path inside the folder of all clients is that of a log of changes. */
export function isChangeLog(path: string): boolean {
  return isClientFolder(parentFolder(path)) && fileName(path) === changeLogFile
}

/** Whether a path is in the folder of a plan year, and not deeper. */
function isInYear(path: string) {
  const [client = '', year, ...deeper] = parentFolder(path).split('/')
  return isClientFolder(client) && (year === undefined || isYearFolder(year)) && deeper.length === 0
}

/** The folder of a client's own languages, inside the client's folder. */
export const languagesFolder = 'languages'

/**
 * Whether a path inside the folder of all clients is that of a client's own language: `<client>/languages/<tag>.json`.
 */
export function isLanguageFile(path: string): boolean {
  const [client = '', folder, name = '', ...deeper] = path.split('/')
  const isTagged = /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*\.json$/.test(name)
  return isClientFolder(client) && folder === languagesFolder && isTagged && deeper.length === 0
}

/** The language tag of the path or name of a language file. */
export function languageTagOf(path: string): string {
  return fileName(path).replace(/\.json$/, '')
}

/** The folder of the client that a path belongs to. */
export function clientFolderOf(path: string): string {
  return path.split('/', 1)[0]!
}

/** The folder of a path with slashes; '' for a path without any. */
export function parentFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The last part of a path with slashes. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
