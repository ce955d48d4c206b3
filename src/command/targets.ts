import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, relative, resolve } from 'node:path'
import {
  isClientFile,
  isLanguageFile,
  isYearFile,
  isYearFolder,
  keysFile,
  languagesFolder,
  parentFolder,
  yearFiles,
} from '../contract/clientFiles.ts'
import type { Diagnostic } from '../check/Diagnostic.ts'
import { rootFiles } from '../check/clients/classifyPaths.ts'
import { throwReadError } from '../check/files/fileErrors.ts'
import { isBrokenLink } from '../check/files/readFiles.ts'

/** The part of a clients' folder to check. */
export interface Target {
  root: string
  /** Paths relative to root, with slashes; '' for the whole folder. */
  selected: string[]
}

/**
 * Groups paths by the clients' folder that they belong to.
 * @throws UsageError if a path does not exist or cannot be read
 */
export async function findTargets(paths: readonly string[]): Promise<Target[]> {
  const byRoot = new Map<string, string[]>()
  for (const path of paths) {
    const fullPath = resolve(path)
    const root = await findRoot(fullPath)
    const selected = relative(root, fullPath).replaceAll('\\', '/')
    byRoot.set(root, [...(byRoot.get(root) ?? []), selected])
  }
  return [...byRoot].map(([root, selected]) => ({ root, selected }))
}

export function isWithin({ selected }: Target, path: string): boolean {
  return selected.some((part) => part === '' || path === part || path.startsWith(`${part}/`))
}

/** Whether the target includes all clients, as each root file does. */
export function includesAllClients({ selected }: Target): boolean {
  return selected.some((part) => part === '' || rootFiles.has(part))
}

/**
 * The diagnostics of a target, and those in other files that prevent it from being used: no readable key, and errors in
 * files that it is checked against. The latter have no fixes, because they are outside of the target.
 */
export function diagnosticsForTarget(target: Target, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    if (isWithin(target, diagnostic.file)) return [diagnostic]
    const { fix: _, ...withoutFix } = diagnostic
    return isBlocking(target, diagnostic) ? [withoutFix] : []
  })
}

async function findRoot(path: string): Promise<string> {
  const isNamedAsFile = rootFiles.has(basename(path)) || isYearFile(basename(path))
  const isFolder = await stat(path).then(
    (stats) => stats.isDirectory(),
    async (error: NodeJS.ErrnoException) =>
      isNamedAsFile && (await isBrokenLink(path, error)) ? false : throwReadError(path)(error),
  )
  return isFolder && !isNamedAsFile ? findRootOfFolder(path) : findRootOfFile(path)
}

/** The clients' folder that a file belongs to. The file need not exist. */
export function findRootOfFile(path: string): Promise<string> {
  return rootFiles.has(basename(path)) ? Promise.resolve(dirname(path)) : findRootOfFolder(dirname(path))
}

/** A folder with year files is a client's, or a preview year's inside a client's, which can also have languages. */
async function findRootOfFolder(folder: string): Promise<string> {
  const names = await readdir(folder).catch(throwReadError(folder))
  const isOfLanguages = basename(folder) === languagesFolder
  if ((!names.some(isYearFile) && !isOfLanguages) || names.includes(keysFile)) return folder
  const parent = dirname(folder)
  if (!isYearFolder(basename(folder)) && !isOfLanguages) return parent
  const siblings = await readdir(parent).catch((): string[] => [])
  return siblings.some(isYearFile) ? dirname(parent) : parent
}

function isBlocking(target: Target, { file, rule, severity }: Diagnostic) {
  if (severity !== 'error') return false
  // Only the clients of the target are read, so keys of others seem to lead nowhere.
  if (file === keysFile) return rule !== 'key-without-folder'
  return (
    (isClientFile(file) && isCheckedAgainst(target, file)) ||
    (isLanguageFile(file) && isOfSameClient(target, file))
  )
}

/** The service reads the languages of a client together with its documents. */
function isOfSameClient({ selected }: Target, file: string) {
  return selected.some((path) => path.split('/')[0] === file.split('/')[0])
}

/** A document is checked against the other one of its year, and a preview year against the current year. */
function isCheckedAgainst(target: Target, file: string) {
  const isOfSameYear = yearFiles.some((name) => isWithin(target, `${parentFolder(file)}/${name}`))
  return isOfSameYear || target.selected.some((path) => file === currentInstanceFor(path))
}

/** The instance of the current year, for a path in the folder of a preview year. */
function currentInstanceFor(path: string) {
  const [client, year = ''] = path.split('/')
  return isYearFolder(year) ? `${client}/instance.json` : undefined
}
