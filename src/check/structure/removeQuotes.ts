import type { SchemaIssue } from '../../contract/validatePayload.ts'
import { parsePointer } from '../../contract/pointer.ts'
import type { Edit } from '../Diagnostic.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { parseMalformedNumber } from '../source/malformedNumber.ts'

const patterns: Record<string, RegExp> = {
  integer: /^(0|-?[1-9]\d{0,14})$/,
  number: /^-?(0|[1-9]\d{0,11})(\.\d{1,2})?$/,
  boolean: /^(true|false)$/,
}

/**
 * The fix for a number, true, or false in quotation marks where a string is not allowed. "$1,250" becomes 1250 if an
 * amount is expected, and "20%" becomes 20 if a percentage is.
 */
export function removeQuotes(
  document: JsonDocument,
  { keyword, params, pointer }: SchemaIssue,
): { fix?: Edit[] } {
  const node = document.find(pointer)
  const expected = [params.type].flat().map(String)
  if (keyword !== 'type' || node?.type !== 'string' || expected.includes('string')) return {}
  const text = toJson(String(node.value).trim(), parsePointer(pointer).at(-1) ?? '', expected)
  if (!expected.some((type) => patterns[type]?.test(text))) return {}
  return { fix: [{ offset: node.offset, length: node.length, text }] }
}

function toJson(text: string, property: string, expected: string[]): string {
  if (/^(true|false)$/i.test(text)) return text.toLowerCase()
  // A count has no unit.
  if (/[$%]/.test(text) && !expected.includes('number')) return text
  const number = parseMalformedNumber(text, property)
  return number?.isCertain ? number.json : text
}
