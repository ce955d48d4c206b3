import { parse } from 'jsonc-parser'
import { isRecord } from './isRecord.ts'

/** The client's display name in a document, as far as it is JSON; null if it has none. */
export function readDisplayName(text: string): string | null {
  const name = getProperty(getProperty(parseLeniently(text), 'client'), 'displayName')
  return typeof name === 'string' ? name : null
}

export function getProperty(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}

/** Parses a text as far as it is JSON. */
export function parseLeniently(text: string): unknown {
  try {
    return parse(text)
  } catch {
    // Too deeply nested for the parser's stack.
    return undefined
  }
}
