import { withLogoImages } from '../../../clients/logoFiles.ts'
import {
  isLanguageFile,
  isLogoName,
  isYearFile,
  isYearFolder,
  parentFolder,
  type YearFile,
} from '../../../contract/clientFiles.ts'
import type { ImportedFile } from './readImportedFiles.ts'

/** Which of the client's files an import replaces. */
export interface ResolvedImport {
  /** By path inside the folder of all clients: the new text, and the path that it was imported from. */
  replacements: Map<string, { text: string; from: string }>
  /** The paths of imported files that are not client files. */
  skipped: string[]
  /** Imported files that would replace the same file; null if there are none. */
  conflict: { path: string; files: string[] } | null
}

/**
 * Finds the files that an import replaces. A single file replaces the document of its kind in the year of the open file.
 * The files of a client's folder keep their paths in it. An instance.json gets the logo file that it names.
 * @param openPath the file in the editor
 */
export function resolveImport(files: readonly ImportedFile[], openPath: string): ResolvedImport {
  const result: ResolvedImport = { replacements: new Map(), skipped: [], conflict: null }
  for (const { path: from, text } of files) {
    const path = text === null ? null : findTarget(from, text, openPath)
    const other = path === null ? undefined : result.replacements.get(path)
    if (path === null || text === null) result.skipped.push(from)
    else if (other) result.conflict ??= { path, files: [other.from, from] }
    else result.replacements.set(path, { text, from })
  }
  addLogos(result)
  return result
}

/** Puts each logo into the instance.json that names it. */
function addLogos({ replacements, skipped }: ResolvedImport) {
  const texts = withLogoImages(new Map(Array.from(replacements, ([path, { text }]) => [path, text])))
  for (const [path, replacement] of replacements) {
    const text = texts.get(path)
    if (text !== undefined) replacements.set(path, { ...replacement, text })
    else {
      replacements.delete(path)
      const isUsed = texts.get(`${parentFolder(path)}/instance.json`)?.includes(replacement.text)
      if (!isUsed) skipped.push(replacement.from)
    }
  }
}

function findTarget(path: string, text: string, openPath: string) {
  const folders = path.split('/')
  const fileName = folders.pop()!
  const isKnown = isYearFile(fileName) || isLogoName(fileName)
  if (folders.length === 0) {
    const name = detectByContent(text) ?? (isKnown ? fileName : null)
    return name && `${parentFolder(openPath)}/${name}`
  }
  const [client] = openPath.split('/')
  const language = `${client}/${folders.at(-1)}/${fileName}`
  if (isLanguageFile(language)) return language
  if (!isKnown) return null
  const year = folders.at(-1)!
  if (isYearFolder(year)) return `${client}/${year}/${fileName}`
  return folders.length === 1 ? `${client}/${fileName}` : null
}

/** Which document a text is; null if the text does not show it. */
function detectByContent(text: string): YearFile | null {
  try {
    const document = JSON.parse(text) as unknown
    if (typeof document !== 'object' || document === null) return null
    if ('plans' in document) return 'plans.json'
    return 'client' in document ? 'instance.json' : null
  } catch {
    return null
  }
}
