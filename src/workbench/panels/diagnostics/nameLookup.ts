import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { findDisplayName } from '../../findDisplayName.ts'

/** Returns the display name of the plan, service, or other item with a diagnostic; null if there is none. */
export type NameLookup = (diagnostic: Diagnostic) => string | null

/** Parses each file once, at its first lookup. @param texts by path */
export function createNameLookup(texts: Readonly<Record<string, string>>): NameLookup {
  const documents = new Map<string, unknown>()
  return ({ file, pointer }) => {
    if (!documents.has(file)) documents.set(file, parseOrNull(texts[file] ?? ''))
    return findDisplayName(documents.get(file), pointer)
  }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
