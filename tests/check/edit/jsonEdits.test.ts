import { parse, type JSONPath } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { editJson, EditError } from '../../../src/check/edit/editJson.ts'
import { insertValue, setValue, setValues, type Assignment } from '../../../src/check/edit/jsonEdits.ts'

const text = `{
  // the list
  "list": [ // on its line
    // above one
    { "id": 1 }, // beside one

    /* before two */ { "id": 2 }, // beside two
    { "id": 3 } // beside three
    // at the end
  ],
  "empty": [],
  "amounts": { "EE": 1.50, "ES": 2e2 },
  "words": ["a", "b", "c"] // beside words
}
`

/** The text with parts replaced, one after the other. */
function replaced(...parts: [from: string, to: string][]) {
  return parts.reduce((before, [from, to]) => {
    expect(before.split(from)).toHaveLength(2)
    return before.replace(from, to)
  }, text)
}

describe('setValue', () => {
  it.each<[string, JSONPath, unknown, string]>([
    ['replaces a scalar', ['amounts', 'ES'], 3, replaced(['2e2', '3'])],
    ['adds a property', ['amounts', 'EF'], 3, replaced(['2e2', '2e2, "EF": 3'])],
    ['removes the last property', ['amounts', 'ES'], undefined, replaced([', "ES": 2e2', ''])],
    ['replaces an item', ['words', 1], 'B', replaced(['"b"', '"B"'])],
    ['appends an item', ['words', 3], 'd', replaced(['"c"', '"c", "d"'])],
    ['removes an item', ['words', 0], undefined, replaced(['"a", ', ''])],
    ['changes only what differs', ['words'], ['a', 'x', 'c'], replaced(['"b"', '"x"'])],
    [
      'formats values in a list',
      ['empty', 0],
      { a: 1 },
      replaced(['[]', '[\n    {\n      "a": 1\n    }\n  ]']),
    ],
    ['creates parents', ['list', 0, 'a', 'b', 0], 1, replaced(['"id": 1', '"id": 1, "a": { "b": [1] }'])],
    ['keeps the text if the value is the same', ['amounts', 'EE'], 1.5, text],
    ['sets a property like a method', ['amounts', '__proto__'], 3, replaced(['2e2', '2e2, "__proto__": 3'])],
  ])('%s', (_, location, value, expected) => {
    expect(setValue(text, location, value)).toBe(expected)
  })

  it('removes the comments of an item with it', () => {
    expect(setValue(text, ['list', 0], undefined)).toBe(
      replaced(['\n    // above one\n    { "id": 1 }, // beside one\n', '']),
    )
  })

  it('keeps the comments that belong to the list when it removes all items', () => {
    expect(setValue(text, ['list'], [])).toContain('"list": [ // on its line\n    // at the end\n  ]')
  })

  it('writes properties in the order of the new value', () => {
    expect(setValue(text, ['amounts'], { EA: 0, EE: 1.5, EK: 3, ES: 200 })).toBe(
      replaced(['"EE": 1.50', '"EA": 0, "EE": 1.50, "EK": 3']),
    )
  })

  it('writes an item on one line if the others are', () => {
    expect(setValue(text, ['list', 3], { id: 4, of: [] })).toBe(
      replaced(['{ "id": 3 } // beside three', '{ "id": 3 }, // beside three\n    { "id": 4, "of": [] }']),
    )
  })

  it.each([
    ['tabs', '{\n\t"a": []\n}', '{\n\t"a": [\n\t\t1\n\t]\n}'],
    ['no spaces', '{"a":[]}', '{"a":[1]}'],
    ['carriage returns as line ends', '{\r    "a": []\r}\r', '{\r    "a": [\r        1\r    ]\r}\r'],
    ['line ends of Windows', '{\r\n  "a": []\r\n}\r\n', '{\r\n  "a": [\r\n    1\r\n  ]\r\n}\r\n'],
    ['a trailing comma', '{ "a": [0, ], }', '{ "a": [0, 1, ], }'],
    ['a byte order mark', '\uFEFF{ "a": [] }', '\uFEFF{ "a": [1] }'],
  ])('keeps %s', (_, before, after) => {
    expect(setValue(before, ['a', 9], 1)).toBe(after)
  })

  it('changes the last of several properties with one name, which is the one that counts', () => {
    expect(setValue('{ "a": 1, "a": 2 }', ['a'], 3)).toBe('{ "a": 1, "a": 3 }')
    expect(setValue('{ "a": 1, "b": 0, "a": 2 }', ['a'], undefined)).toBe('{ "b": 0 }')
  })

  it.each<[string, string, JSONPath, string]>([
    ['', 'an empty text', ['a'], 'The file is empty.'],
    [
      '{\n  "a": }',
      'a syntax error',
      ['a'],
      'The file has a syntax error in line 2. Choose File → Show JSON and correct it first.',
    ],
    ['{ "a": 1 }', 'a number in the place of a list', ['a', 0], 'The value above 0 is not a list.'],
  ])('refuses %s: %s', (broken, _, location, problem) => {
    expect(() => setValue(broken, location, 1)).toThrow(new EditError(problem))
  })
})

describe('insertValue', () => {
  const insertItem = (before: string, list: JSONPath, index: number, item: unknown) =>
    editJson(before, (root) => insertValue(root, list, index, item))

  it('inserts an item with the indentation of the others', () => {
    expect(insertItem(text, ['list'], 0, { id: 0 })).toBe(
      replaced(['    // above one', '    { "id": 0 },\n    // above one']),
    )
  })

  it.each([['{ "a": null }'], ['{}']])('creates the list in %s', (before) => {
    expect(parse(insertItem(before, ['a'], 5, 'x'))).toEqual({ a: ['x'] })
  })
})

describe('setValues', () => {
  it('applies assignments in order', () => {
    const assignments: Assignment[] = [
      [['words', 0], undefined],
      [['words', 0], 'x'],
      [['new', 'EE'], 1],
      [['new', 'ES'], 2],
      [['new', 'EE'], undefined],
    ]
    expect(parse(setValues(text, assignments))).toMatchObject({ words: ['x', 'c'], new: { ES: 2 } })
  })

  it('does not change the values that it gets', () => {
    const value = { a: 1 }
    setValues('{}', [
      [['x'], value],
      [['x', 'a'], 2],
    ])
    expect(value).toEqual({ a: 1 })
  })
})
