import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { nameAt } from './nameAt.ts'

/** What people call the plan, the service, … that a diagnostic is about; null where it has no name. */
export type NameOf = (diagnostic: Diagnostic) => string | null

/** The names in texts by path, of which each is read once, and only where something was found. */
export function namesIn(texts: Readonly<Record<string, string>>): NameOf {
  const documents = new Map<string, unknown>()
  return ({ file, pointer }) => {
    if (!documents.has(file)) documents.set(file, read(texts[file] ?? ''))
    return nameAt(documents.get(file), pointer)
  }
}

/** Of a broken text the line has to do. */
function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
