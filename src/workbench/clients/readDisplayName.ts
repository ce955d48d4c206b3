import { parse } from 'jsonc-parser'
import { documentInLanguage } from '../../check/edit/editYear.ts'
import { languagesOf } from '../../contract/languages.ts'
import { isRecord } from '../../contract/isRecord.ts'

/** The client's display name in a document in its first language, as far as it is JSON; null if it has none. */
export function readDisplayName(text: string): string | null {
  const document = parseLeniently(text)
  const localized = documentInLanguage(document, 'instance.json', languagesOf(document)[0])
  const name = getProperty(getProperty(localized, 'client'), 'displayName')
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
