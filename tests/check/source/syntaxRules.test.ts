import { describe, expect, it, test } from 'vitest'
import { JsonDocument } from '../../../src/check/source/JsonDocument.ts'
import { syntaxRules } from '../../../src/check/source/syntaxRules.ts'
import { flatten } from '../../../src/check/LinterRule.ts'

/** The rule, marked text, and message of each diagnostic. */
function diagnosticsOf(text: string) {
  const document = new JsonDocument('instance.json', text)
  return syntaxRules.flatMap(({ code, check }) =>
    flatten(check(document)).map(({ pointer, span = document.findSpan(pointer), message }) => [
      code,
      text.slice(span.offset, span.offset + span.length),
      message,
    ]),
  )
}

describe('Marks the first invalid part of', () => {
  it.each([
    ['', [['empty-file', '', 'The file is empty.']]],
    [' \r\n\t', [['empty-file', '', 'The file is empty.']]],
    ['\u0000{\u0000}', [['not-utf-8', '\u0000', 'The file is not in UTF-8: this cannot be read.']]],
    ['{"a": "caf\uFFFD"}', [['not-utf-8', '\uFFFD', 'The file is not in UTF-8: this cannot be read.']]],
    [
      '\uFEFF{}',
      [
        [
          'byte-order-mark',
          '\uFEFF',
          'The file starts with a byte order mark, which is invisible and not allowed in JSON.',
        ],
      ],
    ],
    ['{"a": 1 // one\n}', [['comment', '// one', 'This is a comment, which JSON does not allow.']]],
    ['/* a\nb */ {}', [['comment', '/* a\nb */', 'This is a comment, which JSON does not allow.']]],
    [
      '{"a": [1, 2,],}',
      [
        ['trailing-comma', ',', "This comma is followed only by ']'."],
        ['trailing-comma', ',', "This comma is followed only by '}'."],
      ],
    ],
    ['{"a": 1\n"b": 2}', [['json-syntax', '1', 'A comma is missing after this.']]],
    ['{"a" 1}', [['json-syntax', '1', "A ':' is missing between a name and its value."]]],
    ['{"a": \'b\'}', [['json-syntax', "'b'", 'JSON does not allow single quotation marks.']]],
    ['{"a": True}', [['json-syntax', 'True', "'True' is not a value in JSON."]]],
    ['{a: 1}', [['json-syntax', 'a', "The name 'a' has no quotation marks."]]],
    ['{"a": "b\n}', [['json-syntax', '"b', 'This text has no closing quotation mark.']]],
    [
      '{"a": "C:\\dir"}',
      [['json-syntax', '"C:\\dir"', 'This text has a backslash before a character that cannot be escaped.']],
    ],
    [
      '{"a": "x\ty"}',
      [['json-syntax', '"x\ty"', 'This text contains a tab or another invisible character.']],
    ],
    ['{"a": 1', [['json-syntax', '', "A '}' is missing."]]],
    ['[1, 2', [['json-syntax', '', "A ']' is missing."]]],
    ['{} {}', [['json-syntax', '{', 'The document ends before this.']]],
    [
      '{"a": 1 // one\n"b": 2}',
      [
        ['comment', '// one', 'This is a comment, which JSON does not allow.'],
        ['json-syntax', '1', 'A comma is missing after this.'],
      ],
    ],
    ['[{"a": 1,\n{"a": 2}]', [['json-syntax', '{', "The object before this has no closing '}'."]]],
    ['[{"a": 1\n{"a": 2}]', [['json-syntax', '{', "The object before this has no closing '}'."]]],
    ['{"a": 01}', [['json-syntax', '01', "'01' is not a number in JSON."]]],
    ['{"a": 012000}', [['json-syntax', '012000', "'012000' is not a number in JSON."]]],
    ['{"a": 12,000.5, "b": 1}', [['json-syntax', '12,000.5', "'12,000.5' is not a number in JSON."]]],
    ['[1, 2,000]', [['json-syntax', '2,000', "'2,000' is not a number in JSON."]]],
    ['{"a": {"b":', [['json-syntax', '', 'The file ends here, in the middle of the document.']]],
    ['{"a": 1,', [['json-syntax', '', 'The file ends here, in the middle of the document.']]],
    ['{"a":\u00a01}', [['json-syntax', '\u00a01', "'\u00a01' is not allowed here."]]],
  ])('%j', (text, diagnostics) => {
    expect(diagnosticsOf(text)).toEqual(diagnostics)
  })
})

describe('Reports one diagnostic for one mistake in', () => {
  it.each([
    ['{"a": "x\ny", "b": 2}', '"x', 'This text has no closing quotation mark.'],
    ['{"a": "Core, "b": 2,\n"c": 3}', '"', 'This quotation mark ends the text, but a word follows.'],
    ['{"a": "Guide "2026", p. 4",\n"b": 1}', '"', 'This quotation mark ends the text, but a word follows.'],
    ['{"a": "The "Ä" plan", "b": 1}', '"', 'This quotation mark ends the text, but a word follows.'],
    ['{"p": [{"a": [1],\n{"a": 2,\n"a": 3}]}', '{', "The object before this has no closing '}'."],
    ['{"p": [{"a": [{"b": 1\n ]}, "c": 2]}', ']', "There is no open '[' for this ']' to close."],
    ['{"p": [{"a": 1}},\n{"b": 2}]}', '}', "There is no open '{' for this '}' to close."],
    ['{"p": [{"a": 1},\n"b": 2}', ':', 'Property names belong in objects, but this is a list.'],
    ['{"a": 1; "b": 2}', ';', "';' is not allowed here."],
    ['{"a" = 1, "b": 2}', '=', "'=' is not allowed here."],
    ['{"a": 12 000,\n"b": 2}', '12 000', "'12 000' is not a number in JSON."],
    ['{"a": 1\'250\'000.5}', "1'250'000.5", "'1'250'000.5' is not a number in JSON."],
    ['{"a": 1\u00a0500}', '1\u00a0500', "'1\u00a0500' is not a number in JSON."],
    ['{"a": .95, "b": 1}', '.95', "'.95' is not a number in JSON."],
    ['{"a": -.5}', '-.5', "'-.5' is not a number in JSON."],
    ['{"a": −600}', '−600', "'−600' is not a number in JSON."],
    ['{"a": $25}', '$25', "'$25' is not a number in JSON."],
    ['{"a": 20%}', '20%', "'20%' is not a number in JSON."],
    ['{"a": None, "b": 1}', 'None', "'None' is not a value in JSON."],
    ['{"a": {b: [1], "c": 2}}', 'b', "The name 'b' has no quotation marks."],
    ['{"a": “B, or ’c’ // d”}', '“B, or ’c’ // d”', 'JSON does not allow curly quotation marks.'],
    ['{“a”: {"b": 1}}', '“a”', 'JSON does not allow curly quotation marks.'],
    ["{'it's': 1}", "'it's'", 'JSON does not allow single quotation marks.'],
    ['[100,200 300]', '0', 'A comma is missing after this.'],
    ['[100,200,300x]', 'x', "'x' is not allowed here."],
    [
      '{\n<<<<<<< HEAD\n"a": 1,\n=======\n"a": 2,\n>>>>>>> theirs\n"b": 1}',
      '<<<<<<<',
      'This is a merge conflict: two versions of the same lines.',
    ],
  ])('%j', (text, excerpt, message) => {
    expect(diagnosticsOf(text)).toEqual([['json-syntax', excerpt, message]])
  })
})

test('reports each of several malformed tokens, and other errors at their own positions', () => {
  const text = '{a: True, “b”: 1,000,\n"c": .5\n"d": oops}'
  expect(diagnosticsOf(text).map(([, excerpt]) => excerpt)).toEqual([
    'a',
    'True',
    '“b”',
    '1,000',
    '.5',
    '.5',
    'oops',
  ])
})

test('fixes only malformed tokens before a parse error', () => {
  const fixesOf = (text: string) =>
    syntaxRules
      .flatMap(({ check }) => flatten(check(new JsonDocument('plans.json', text))))
      .map(({ fix }) => Boolean(fix))
  expect(fixesOf('{"a": True, "b": oops, "c": True}')).toEqual([true, false, false])
  expect(fixesOf('{"a" 1; "b" = True, "c": .5}')).toEqual([true, true, true, true, true])
  expect(fixesOf('{"a": "b\n; "c" 1}')).toEqual([false])
  expect(fixesOf('{"a" 1, "b": 2')).toEqual([false, false])
  expect(fixesOf('{"a": 1, "b" "c": 2}')).toEqual([false])
})

test.each(['{"a": [1, {}], "b": null}', '{\r\n\t"a": 1\r\n}\r\n', '"text"', '{"a": "\\u00e9\\t\\n 𝄞"}'])(
  'reports nothing for valid JSON: %j',
  (text) => {
    expect(diagnosticsOf(text)).toEqual([])
  },
)

test('marks a repeated property, even inside a list', () => {
  const text = '[{"a": {"b": 1, "c": 2, "b": 3}, "d": {"b": 1}}]'
  const document = new JsonDocument('plans.json', text)
  expect(syntaxRules.flatMap(({ check }) => flatten(check(document)))).toEqual([
    expect.objectContaining({ pointer: '/0/a/b', span: expect.objectContaining({ offset: 24 }) }),
  ])
})

test.each([
  ['that JSON.parse accepts', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['of objects', `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`],
  ['that only the parser can handle', `${'['.repeat(4000)}${']'.repeat(4000)}`],
  ['without closing brackets', '['.repeat(100_000)],
])('reports a text that is nested too deeply: one %s', (_, text) => {
  expect(diagnosticsOf(text)).toEqual([['json-syntax', '', 'The document is nested too deeply.']])
})

test('does not count brackets in strings as levels', () => {
  expect(diagnosticsOf(JSON.stringify(['"[{'.repeat(2000), '\\']))).toEqual([])
})

test('reports at most five parse errors', () => {
  const text = Array.from({ length: 20 }, (_, index) => `oops ${index} oops`).join('\n')
  expect(diagnosticsOf(text).length).toBeLessThanOrEqual(5)
})
