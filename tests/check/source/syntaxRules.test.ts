import { describe, expect, it, test } from 'vitest'
import { JsonDocument } from '../../../src/check/source/JsonDocument.ts'
import { syntaxRules } from '../../../src/check/source/syntaxRules.ts'
import { flatten } from '../../../src/check/LinterRule.ts'

/** The rule, marked text, and message of each diagnostic. */
function diagnosticsOf(text: string) {
  const document = new JsonDocument('instance.json', text)
  return syntaxRules.flatMap(({ code, check }) =>
    flatten(check(document)).map(({ pointer, span = document.findSpan(pointer), message }) => {
      const end = span.offset + span.length
      expect(end).toBeLessThanOrEqual(text.length)
      return [code, text.slice(span.offset, end), message]
    }),
  )
}

describe('Reports one diagnostic for each mistake in', () => {
  it.each<[text: string, ...diagnostics: [rule: string, excerpt: string, message: string][]]>([
    ['', ['empty-file', '', 'The file is empty.']],
    [' \r\n\t', ['empty-file', '', 'The file is empty.']],
    ['\u0000{\u0000}', ['not-utf-8', '\u0000', 'The file is not in UTF-8: this cannot be read.']],
    ['{"a": 1 // one\n}', ['comment', '// one', 'This is a comment, which JSON does not allow.']],
    ['/* a\nb */ {}', ['comment', '/* a\nb */', 'This is a comment, which JSON does not allow.']],
    [
      '{"a": 1} /*',
      ['comment', '/*', 'This is a comment, which JSON does not allow.'],
      ['json-syntax', '/*', 'This is a comment without an end, and JSON does not allow comments.'],
    ],
    [
      '{"a": [1, 2,],}',
      ['trailing-comma', ',', "This comma is followed only by ']'."],
      ['trailing-comma', ',', "This comma is followed only by '}'."],
    ],
    [
      '{"a": 1 // one\n"b": 2\n"c": 3}',
      ['comment', '// one', 'This is a comment, which JSON does not allow.'],
      ['json-syntax', '1', 'A comma is missing after this.'],
      ['json-syntax', '2', 'A comma is missing after this.'],
    ],
  ])('%j', (text, ...diagnostics) => {
    expect(diagnosticsOf(text)).toEqual(diagnostics)
  })
})

describe('Reports only the first syntax error in', () => {
  it.each([
    ['{"a" 1}', '1', "A ':' is missing between a name and its value."],
    ['{"a": "b\n}', '"b', 'This text has no closing quotation mark.'],
    ['{"a": "b\r}', '"b', 'This text has no closing quotation mark.'],
    ['{"a": "x\ny", "b": 2}', '"x', 'This text has no closing quotation mark.'],
    ['{"a": "C:\\dir"}', '"C:\\dir"', 'This text has a backslash before a character that cannot be escaped.'],
    ['{"a": "x\ty"}', '"x\ty"', 'This text contains a tab or another invisible character.'],
    ['[1, 2', '', 'The file ends here, in the middle of the document.'],
    ['{"a": {"b":\n', '', 'The file ends here, in the middle of the document.'],
    ['{} {}', '{', 'The document ends before this.'],
    [
      '{"a": "Guide "2026", p. 4",\n"b": 1}',
      '2026',
      'A word follows this quotation mark, which ends the text.',
    ],
    ['{"p": [{"a": [{"b": 1\n ]}, "c": 2]}', ']', "']' does not fit the bracket that is open here."],
    ['{"p": [{"a": 1}},\n{"b": 2}]}', '}', "'}' does not fit the bracket that is open here."],
    ['{"p": [{"a": 1},\n"b": 2}', ':', "':' does not fit the bracket that is open here."],
    ['[{"a": 1,\n{"a": 2}]', '{', "The name of a property is missing before '{'."],
    ['[1,,2]', ',', "A value is missing before ','."],
    ['{"a": 1; "b": 2}', ';', "';' is not allowed here."],
    ['[100,200 300]', '0', 'A comma is missing after this.'],
    ['[100,200,300x]', 'x', "'x' is not allowed here."],
    ['{"a": 01}', '01', "'01' is not a number in JSON."],
    ['{"a": 12,000.5, "b": 1}', '12,000.5', "'12,000.5' is not a number in JSON."],
    ['{"a": .95, "b": 1}', '.95', "'.95' is not a number in JSON."],
    ['{"a": −600}', '−600', "'−600' is not a number in JSON."],
    ['{"a": $25}', '$25', "'$25' is not a number in JSON."],
    ['{"a": 20%}', '20%', "'20%' is not a number in JSON."],
    ['{"a": None, "b": True}', 'None', "'None' is not a value in JSON."],
    ['{"a": {b: [1], "c": 2}}', 'b', "The name 'b' has no quotation marks."],
    ['{"a": \'b\'}', "'b'", 'JSON does not allow single or curly quotation marks.'],
    ['{“a”: {"b": 1}}', '“a”', 'JSON does not allow single or curly quotation marks.'],
    [
      '{\n<<<<<<< HEAD\n"a": 1,\n=======\n"a": 2,\n>>>>>>> theirs\n"b": 1}',
      '<<<<<<<',
      'This is a merge conflict: two versions of the same lines.',
    ],
    ['{\r<<<<<<< HEAD\r"a": 1}', '<<<<<<<', 'This is a merge conflict: two versions of the same lines.'],
  ])('%j', (text, excerpt, message) => {
    expect(diagnosticsOf(text)).toEqual([['json-syntax', excerpt, message]])
  })
})

test.each([
  '{"a": [1, {}], "b": null}',
  '{\r\n\t"a": 1\r\n}\r\n',
  '"text"',
  '{"a": "\\u00e9\\t\\n 𝄞"}',
  JSON.stringify(['"[{'.repeat(2000), '\\']),
])('reports nothing for valid JSON: %j', (text) => {
  expect(diagnosticsOf(text)).toEqual([])
})

test('marks a repeated property, even inside a list', () => {
  const text = '[{"a": {"b": 1, "c": 2, "b": 3}, "d": {"b": 1}}]'
  const document = new JsonDocument('plans.json', text)
  expect(syntaxRules.flatMap(({ check }) => flatten(check(document)))).toEqual([
    expect.objectContaining({ pointer: '/0/a/b', span: expect.objectContaining({ offset: 24 }) }),
  ])
})

test.each([
  ['that JSON.parse accepts', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
  ['without closing brackets', '['.repeat(30_000)],
  ['after a text that a lone carriage return ends', `["\r${'['.repeat(30_000)}`],
  ['after a quotation mark in a comment', `/* " */ ${'['.repeat(30_000)}`],
  ['after brackets that do not fit', `[${'}'.repeat(15_000)},${'['.repeat(15_000)}`],
])('reports a text that is nested too deeply: one %s', (_, text) => {
  const syntaxErrors = diagnosticsOf(text).filter(([code]) => code !== 'comment')
  expect(syntaxErrors).toEqual([['json-syntax', '', 'The document is nested too deeply.']])
})
