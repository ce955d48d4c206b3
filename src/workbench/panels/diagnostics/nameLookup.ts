import type { Diagnostic } from '../../../check/Diagnostic.ts'
import { parsePointer } from '../../../contract/pointer.ts'

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

/** The properties that hold display names, in order of preference. */
const nameProperties = ['displayName', 'display', 'statement', 'name'] as const

/** The display name of the innermost list item on a JSON Pointer's path: "PPO Plan" for "/plans/3/payroll/0". */
export function findDisplayName(document: unknown, pointer: string): string | null {
  let found: string | null = null
  let value = document
  for (const part of parsePointer(pointer)) {
    const isItem = Array.isArray(value)
    value = readMember(value, part)
    if (isItem) found = readName(value) ?? found
  }
  return found
}

function readName(value: unknown) {
  const names = nameProperties.map((property) => readMember(value, property))
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '') ?? null
}

function readMember(value: unknown, part: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
  return (value as Record<string, unknown>)[part]
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
