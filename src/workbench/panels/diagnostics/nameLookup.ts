import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { documentInLanguage } from '../../../check/edit/editYear.ts'
import { fileName, isYearFile, parentFolder } from '../../../contract/clientFiles.ts'
import { languagesOf } from '../../../contract/languages.ts'
import { findDisplayName } from '../../findDisplayName.ts'

/**
 * Returns the display name of the plan, service, or other item with a diagnostic, in the client's first language; null if
 * there is none.
 */
export type NameLookup = (diagnostic: Diagnostic) => string | null

/** Parses each file once, at its first lookup. @param texts by path */
export function createNameLookup(texts: Readonly<Record<string, string>>): NameLookup {
  const documents = new Map<string, unknown>()
  const read = (path: string) => {
    if (!documents.has(path)) documents.set(path, parseOrNull(texts[path] ?? ''))
    return documents.get(path)
  }
  const localized = new Map<string, unknown>()
  return ({ file, pointer }) => {
    if (!localized.has(file)) {
      const [first] = languagesOf(read(`${parentFolder(file)}/instance.json`))
      const name = fileName(file)
      localized.set(file, isYearFile(name) ? documentInLanguage(read(file), name, first) : read(file))
    }
    return findDisplayName(localized.get(file), pointer)
  }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
