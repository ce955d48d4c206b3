import type { StructureProblem } from '../../contract/check.ts'
import type { Edit } from '../Finding.ts'
import type { Source } from '../source/Source.ts'

const forms: Record<string, RegExp> = {
  integer: /^(0|-?[1-9]\d{0,14})$/,
  number: /^-?(0|[1-9]\d{0,11})(\.\d{1,2})?$/,
  boolean: /^(true|false)$/,
}

/** The edit that takes the quotation marks off a number, or off true and false, where no text can stand. */
export function unquoted(source: Source, { keyword, params, path }: StructureProblem): { fix?: Edit[] } {
  const node = source.find(path)
  const expected = [params.type].flat().map(String)
  if (keyword !== 'type' || node?.type !== 'string' || expected.includes('string')) return {}
  const text = String(node.value)
  if (!expected.some((kind) => forms[kind]?.test(text))) return {}
  return { fix: [{ offset: node.offset, length: node.length, text }] }
}
