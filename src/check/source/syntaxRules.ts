import { fileName, isYearFile } from '../../contract/clientFiles.ts'
import { findEncodingError } from '../../contract/findEncodingError.ts'
import { type LinterRule, toRules } from '../LinterRule.ts'
import type { JsonDocument } from './JsonDocument.ts'
import { findComments, findSyntaxErrors, findTrailingCommas } from './syntaxErrors.ts'
import { getNodeValue, type Node } from 'jsonc-parser'
import { childPointer } from '../../contract/pointer.ts'

/** Rules for a text that every JSON parser reads the same way. */
export const syntaxRules = toRules<LinterRule<[JsonDocument]>>('error', {
  'empty-file': {
    title: 'A file is not empty.',
    why: 'An empty file is not JSON, so its client cannot be served.',
    fails: '(a file without any text)',
    passes: '{ "client": … }',
    check: ({ text, path }) =>
      text.trim() === '' && {
        pointer: '',
        message: 'The file is empty.',
        help: isYearFile(fileName(path))
          ? 'Press Ctrl+Space in it and choose a client to start from, or restore an earlier version.'
          : 'Press Ctrl+Space in it to start, or restore an earlier version.',
      },
  },
  'not-utf-8': {
    title: 'A file is encoded in UTF-8.',
    why: 'JSON must be UTF-8. In other encodings, letters change or cannot be read.',
    fails: 'Café, saved as Latin-1',
    passes: 'Café, saved as UTF-8',
    check: ({ isUtf8, text }) =>
      !isUtf8 && {
        pointer: '',
        span: { offset: findEncodingError(text), length: 1 },
        message: 'The file is not in UTF-8: this cannot be read.',
        help: 'Save it in UTF-8, and check that the text here is complete.',
      },
  },
  'byte-order-mark': {
    title: 'A file has no byte order mark.',
    why: 'JSON.parse rejects the invisible mark that some editors put first.',
    fails: 'saved as "UTF-8 with BOM"',
    passes: 'saved as "UTF-8"',
    check: ({ text }) =>
      text.startsWith('\uFEFF') && {
        pointer: '',
        span: { offset: 0, length: 1 },
        message: 'The file starts with a byte order mark, which is invisible and not allowed in JSON.',
        help: 'Save it as UTF-8 without a byte order mark.',
        fix: [{ offset: 0, length: 1, text: '' }],
      },
  },
  comment: {
    title: 'A file has no comments.',
    why: 'JSON has no comments, so the file cannot be read.',
    fails: '"factor": 1.2 // more expensive',
    passes: '"factor": 1.2',
    check: (document) => !document.isJson && findComments(document),
  },
  'trailing-comma': {
    title: 'A list or an object has no trailing comma.',
    why: 'JSON has no comma after the last row or property, so the file cannot be read.',
    fails: '["EE", "ES",]',
    passes: '["EE", "ES"]',
    check: (document) => !document.isJson && findTrailingCommas(document),
  },
  'json-syntax': {
    title: 'A file is valid JSON.',
    why: 'A file that is not JSON cannot be read, so its client cannot be served.',
    fails: '"copay" 25',
    passes: '"copay": 25',
    check: (document) =>
      !document.isJsonc && document.text.trim() !== '' && document.isUtf8 && findSyntaxErrors(document),
  },
  'repeated-property': {
    severity: 'warning',
    title: 'An object has each property only once.',
    why: 'Only the last of several properties with one name counts, but someone may edit another.',
    fails: '{ "copay": 25, "copay": 25 }',
    passes: '{ "copay": 25 }',
    check: (document) =>
      findRepeats(document, true).map(({ name, pointer }) => ({
        pointer,
        span: name,
        message: `'${String(name.value)}' is already in this object.`,
        help: 'Remove one of the two.',
      })),
  },
  'contradicting-property': {
    title: 'No property appears twice with different values.',
    why: 'Only the last of several properties with one name counts, and parsers silently drop the other value.',
    fails: '{ "copay": 25, "copay": 40 }',
    passes: '{ "copay": 40 }',
    check: (document) =>
      findRepeats(document, false).map(({ name, pointer }) => ({
        pointer,
        span: name,
        message: `'${String(name.value)}' is already in this object with another value, and only the last one counts.`,
        help: 'Remove the wrong one.',
      })),
  },
})

/** A property whose name occurs earlier in the same object. */
interface RepeatedProperty {
  name: Node
  pointer: string
  hasSameValue: boolean
}

/** Those with the same value, or with another one. After a syntax error, what looks like one object may be two. */
function findRepeats({ tree, isJsonc }: JsonDocument, haveSameValue: boolean): RepeatedProperty[] {
  if (!tree || !isJsonc) return []
  return [...repeatsIn(tree, '')].filter(({ hasSameValue }) => hasSameValue === haveSameValue)
}

function* repeatsIn({ type, children = [] }: Node, pointer: string): Generator<RepeatedProperty> {
  if (type === 'array')
    for (const [index, child] of children.entries()) yield* repeatsIn(child, childPointer(pointer, index))
  if (type !== 'object') return
  const values = new Map<string, Node>()
  for (const { children: [name, value] = [] } of children) {
    if (!name || !value) continue
    const key = name.value as string
    const propertyPointer = childPointer(pointer, key)
    const previous = values.get(key)
    if (previous) yield { name, pointer: propertyPointer, hasSameValue: toJson(previous) === toJson(value) }
    values.set(key, value)
    yield* repeatsIn(value, propertyPointer)
  }
}

function toJson(node: Node) {
  return JSON.stringify(getNodeValue(node))
}
