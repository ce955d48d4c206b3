import type { Diagnostic } from '../../check/Diagnostic.ts'
import {
  clientFolderOf,
  isLanguageFile,
  isYearFolder,
  languageTagOf,
  parentFolder,
} from '../../contract/clientFiles.ts'
import { emptyHistory, type History } from './history.ts'
import { openHeight, shareLimits, type Model } from './model.ts'
import type { SavedSession } from './session/SavedSession.ts'
import { compareWithDisk, type OpenFile } from './OpenFile.ts'

const noHistory = emptyHistory()

/** The files of the open client, in the order of their tabs. */
export function selectClientFiles({
  client,
  files,
}: Pick<Model, 'client' | 'files'>): [path: string, file: OpenFile][] {
  if (client === null) return []
  return (
    Object.entries(files)
      .filter(([path]) => isInFolder(path, client))
      // The files of the current year first, then those of the preview years.
      .toSorted(([a], [b]) => depth(a) - depth(b) || (a < b ? -1 : 1))
  )
}

export function selectHistory({ client, histories }: Pick<Model, 'client' | 'histories'>): History {
  return (client !== null && histories[client]) || noHistory
}

/** The calculator's session with the open client. */
export function selectSession({ client, sessions }: Pick<Model, 'client' | 'sessions'>): SavedSession | null {
  return (client !== null && sessions[client]) || null
}

export function isChanged(file: OpenFile): boolean {
  return compareWithDisk(file) !== 'same'
}

/** What is wrong with the open client's key and files. */
export function selectDiagnostics({ client, keyDiagnostics, checked }: Model): Diagnostic[] {
  return [...((client !== null && keyDiagnostics[client]) || []), ...checked.diagnostics]
}

/** Whether a client's files have been read from the disk. */
export function isLoaded({ files }: Pick<Model, 'files'>, client: string): boolean {
  return Object.keys(files).some((path) => isInFolder(path, client))
}

export function hasOpenClient({ client, files }: Pick<Model, 'client' | 'files'>): boolean {
  return client !== null && isLoaded({ files }, client)
}

/** The tags of the languages in the open client's languages folder. */
export function listLanguages({ client, paths, files }: Pick<Model, 'client' | 'paths' | 'files'>): string[] {
  const all = new Set([...paths, ...Object.keys(files)])
  const own = [...all].filter((path) => client !== null && isInFolder(path, client) && isLanguageFile(path))
  return own.map(languageTagOf).toSorted()
}

/** The chosen client while its files are loading; null if they are open. */
export function selectOpeningClient(model: Pick<Model, 'client' | 'chosenClient' | 'files'>): string | null {
  const isOpen = model.chosenClient === model.client && hasOpenClient(model)
  return isOpen ? null : model.chosenClient
}

/** Whether the disk has been read, and no client can be opened. */
export function hasNothingToOpen(model: Model): boolean {
  return !hasOpenClient(model) && model.disk.status !== 'loading' && model.chosenClient === null
}

/** The folders of all clients, including clients that are not on disk yet. */
export function listClients({ paths, files, drafts }: Pick<Model, 'paths' | 'files' | 'drafts'>): string[] {
  const all = [...paths, ...Object.keys(files), ...Object.keys(drafts)]
  return [...new Set(all.map(clientFolderOf))].toSorted()
}

/**
 * The height of the editor, in percent. Until the user chooses one, the problems are folded while there are none, except
 * in the text editor: it would hide the caret when a problem appears while the user types.
 */
export function selectEditorHeight(model: Model): number {
  const { panel, share, editor } = model.view
  const { client, unapplied } = model
  // A pasted block must not move while the user looks at it.
  const refused = Object.entries(unapplied).filter(
    ([key, { paste }]) => client !== null && isInFolder(key, client) && !paste,
  )
  const problems = selectDiagnostics(model).length + refused.length
  const isClean = problems === 0 && model.checked.error === null && model.clientError === null
  return (
    share.height ??
    (editor === 'form' && panel === 'diagnostics' && isClean ? shareLimits.height[1] : openHeight(model.view))
  )
}

/** The path inside the client's folder: "2028/plans.json" for "acme/2028/plans.json". */
export function pathInClient(path: string): string {
  return path.slice(path.indexOf('/') + 1)
}

/** The preview year that a file belongs to: "2028" for "acme/2028/plans.json"; null for the current year. */
export function yearOf(path: string): string | null {
  const folder = parentFolder(pathInClient(path))
  return isYearFolder(folder) ? folder : null
}

/** The folder of the year that a file belongs to. A language of the client belongs to its current year. */
export function yearFolderOf(path: string): string {
  return isLanguageFile(path) ? parentFolder(parentFolder(path)) : parentFolder(path)
}

/** Whether a path is inside a folder: that of a client, or of one of its years. */
export function isInFolder(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

export function selectClientTexts(model: Pick<Model, 'client' | 'files'>): Record<string, string> {
  return Object.fromEntries(selectClientFiles(model).map(([path, { text }]) => [pathInClient(path), text]))
}

function depth(path: string) {
  return path.split('/').length
}

/**
 * The folders of clients with their display names, in the order of the names. A folder is added to a name that several
 * clients have.
 */
export function nameClients(clients: readonly string[], names: Readonly<Record<string, string>>) {
  const titles = new Map(clients.map((client) => [client, names[client]?.trim() || client]))
  const isShared = (title: string) => [...titles.values()].filter((each) => each === title).length > 1
  return Array.from(titles, ([name, title]) => ({
    name,
    title: isShared(title) && title !== name ? `${title} (${name})` : title,
  })).toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}
