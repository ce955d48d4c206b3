import type { Diagnostic } from '../../check/Diagnostic.ts'
import { parseText } from '../../check/edit/editJson.ts'
import { documentInLanguage } from '../../check/edit/editYear.ts'
import { fileName, isYearFile, parentFolder } from '../../contract/clientFiles.ts'
import { languagesOf } from '../../contract/languages.ts'
import { childPointer, parsePointer, valueAt } from '../../contract/pointer.ts'

/** The properties that hold display names, in order of preference. */
const nameProperties = ['displayName', 'display', 'statement', 'name'] as const

/** The display name of the innermost list item on a JSON Pointer's path: "PPO Plan" for "/plans/3/payroll/0". */
export function findItemName(document: unknown, pointer: string): string | null {
  let found: string | null = null
  let value = document
  for (const part of parsePointer(pointer)) {
    const isItem = Array.isArray(value)
    value = valueAt(value, childPointer('', part))
    if (isItem) found = readName(value) ?? found
  }
  return found
}

/**
 * Returns the display name of the plan, service, or other item with a diagnostic, in the client's first language; null if
 * there is none.
 */
type NameLookup = (diagnostic: Diagnostic) => string | null

const lookups = new WeakMap<object, NameLookup>()

/** Parses each file once, at its first lookup. @param texts by path; the same object has the same lookup */
export function nameLookupIn(texts: Readonly<Record<string, string>>): NameLookup {
  const lookup = lookups.get(texts) ?? createNameLookup(texts)
  lookups.set(texts, lookup)
  return lookup
}

function createNameLookup(texts: Readonly<Record<string, string>>): NameLookup {
  const documents = new Map<string, unknown>()
  const read = (path: string) => {
    if (!documents.has(path)) documents.set(path, parseText(texts[path] ?? '').value)
    return documents.get(path)
  }
  const localized = new Map<string, unknown>()
  return ({ file, pointer }) => {
    if (!localized.has(file)) {
      const [first] = languagesOf(read(`${parentFolder(file)}/instance.json`))
      const name = fileName(file)
      localized.set(file, isYearFile(name) ? documentInLanguage(read(file), name, first) : read(file))
    }
    return findItemName(localized.get(file), pointer)
  }
}

function readName(value: unknown) {
  const names = nameProperties.map((property) => valueAt(value, `/${property}`))
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? null
}
