import { isYearFolder } from '../../../contract/clientFiles.ts'
import { readClientName } from '../readClientName.ts'
import type { Model } from '../../state/model.ts'
import { selectClientFiles } from '../../state/selectors.ts'
import type { ResolvedImport } from './resolveImport.ts'

/**
 * The name or the folder of the client that imported files belong to; null if they may belong to the open one. They
 * belong to another client if their folder or their display name differs.
 */
export function findOtherOwner(
  replacements: ResolvedImport['replacements'],
  model: Pick<Model, 'client' | 'files'>,
): string | null {
  const imported = [...replacements.values()]
  const known = displayNames(selectClientFiles(model).flatMap(([, file]) => [file.text, file.diskText ?? '']))
  const names = displayNames(imported.map(({ text }) => text))
  const folders = imported.map(({ from }) => clientFolder(from))
  return (
    names.find((name) => known.length > 0 && !known.includes(name)) ??
    folders.find((folder) => folder !== null && folder !== model.client) ??
    null
  )
}

/** The display name of the open client, or else its folder. */
export function openClientName(model: Pick<Model, 'client' | 'files'>): string {
  return displayNames(selectClientFiles(model).map(([, { text }]) => text))[0] ?? model.client ?? ''
}

/** The client's folder that a file was imported from; null for a single file or a year's folder. */
function clientFolder(path: string) {
  const [first = '', ...rest] = path.split('/')
  return rest.length === 0 || isYearFolder(first) ? null : first
}

function displayNames(texts: string[]): string[] {
  return texts.map(readClientName).filter((name) => name !== null)
}
