import type { SchemaIssue } from '../../contract/check.ts'
import { partsOf } from '../../contract/pointer.ts'
import type { Edit } from '../Diagnostic.ts'
import { matchAt } from '../source/matchAt.ts'
import type { JsonDocument } from '../source/JsonDocument.ts'
import { readNumber, writtenNumber } from '../source/writtenNumber.ts'

const forms: Record<string, RegExp> = {
  integer: /^(0|-?[1-9]\d{0,14})$/,
  number: /^-?(0|[1-9]\d{0,11})(\.\d{1,2})?$/,
  boolean: /^(true|false)$/,
}

/**
 * The edit that removes the quotation marks from a number, true or false where a text does not fit. "$1,250" becomes
 * 1250 where money is expected, and "20%" becomes 20 where a percentage is.
 */
export function unquoted(source: JsonDocument, { keyword, params, pointer }: SchemaIssue): { fix?: Edit[] } {
  const node = source.find(pointer)
  const expected = [params.type].flat().map(String)
  if (keyword !== 'type' || node?.type !== 'string' || expected.includes('string')) return {}
  const text = plain(String(node.value).trim(), partsOf(pointer).at(-1) ?? '', expected)
  if (!expected.some((kind) => forms[kind]?.test(text))) return {}
  return { fix: [{ offset: node.offset, length: node.length, text }] }
}

function plain(text: string, name: string, expected: string[]): string {
  if (/^(true|false)$/i.test(text)) return text.toLowerCase()
  const match = matchAt(writtenNumber, text, 0)
  // A count has no unit.
  if (match?.[0] !== text || (/[$%]/.test(text) && !expected.includes('number'))) return text
  const read = readNumber(match, name)
  return read?.isCertain ? read.text : text
}
