import { parse, type ParseError } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { editJson, parseText } from '../../../src/check/edit/editJson.ts'
import { setValues } from '../../../src/check/edit/jsonEdits.ts'
import { JsonDocument } from '../../../src/check/source/JsonDocument.ts'
import { fc } from '../../kit/fc.ts'

const { document } = fc.letrec<{ document: unknown; scalar: unknown }>((tie) => ({
  scalar: fc.oneof(fc.string({ maxLength: 3 }), fc.integer(), fc.boolean(), fc.constant(null)),
  document: fc.oneof(
    { maxDepth: 4 },
    tie('scalar'),
    fc.array(tie('document'), { maxLength: 4 }),
    // jsonc-parser reads __proto__ as the prototype.
    fc.dictionary(
      fc.string({ maxLength: 3 }).filter((name) => name !== '__proto__'),
      tie('document'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
}))

const trivia = fc.array(
  fc.constantFrom('', '', ' ', '\n', '\n    ', '/*#*/', ' /*#*/ ', '//#\n', ' // #\n  '),
  { minLength: 1, maxLength: 30 },
)

/** Writes a value with trivia between its tokens, and a number in each comment. */
function write(value: unknown, between: readonly string[]): string {
  let position = 0
  const next = () => between[position++ % between.length]!.replace('#', `note ${position};`)
  const each = (part: unknown): string => {
    if (Array.isArray(part)) return `[${part.map((item) => next() + each(item) + next()).join(',')}${next()}]`
    if (typeof part !== 'object' || part === null) return JSON.stringify(part)
    const properties = Object.entries(part).map(
      ([name, inner]) => `${next()}${JSON.stringify(name)}${next()}:${next()}${each(inner)}${next()}`,
    )
    return `{${properties.join(',')}${next()}}`
  }
  return next() + each(value) + next()
}

/** The value of a text without errors. */
function valueOf(text: string): unknown {
  const errors: ParseError[] = []
  const value: unknown = parse(text, errors)
  expect(errors).toEqual([])
  return value
}

const notesOf = (text: string) => (text.match(/note \d+;/g) ?? []).toSorted()

/** The lists and objects of a value, from the outside to the inside. */
function containersOf(value: unknown): (unknown[] | Record<string, unknown>)[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(containersOf)]
}

/** Changes one container of a value: `choice` decides which and how. */
type Change = (container: unknown[] | Record<string, unknown>, choice: number, part: unknown) => void

const replace: Change = (container, choice, part) => {
  const names = Object.keys(container)
  if (names.length > 0) Object.assign(container, { [names[choice % names.length]!]: part })
}
const insert: Change = (container, choice, part) => {
  if (Array.isArray(container)) container.splice(choice % (container.length + 1), 0, part)
  else container[`new ${choice}`] = part
}
const remove: Change = (container, choice) => {
  const names = Object.keys(container)
  if (Array.isArray(container)) container.splice(choice % (container.length + 1), 1)
  else if (names.length > 0) delete container[names[choice % names.length]!]
}
const move: Change = (container, choice) => {
  if (Array.isArray(container)) container.unshift(...container.splice(choice % (container.length + 1), 2))
}

const changes = fc.array(
  fc.record({
    change: fc.constantFrom(replace, insert, remove, move),
    at: fc.nat(),
    choice: fc.nat(),
    part: document,
  }),
  { minLength: 1, maxLength: 5 },
)

function change(
  value: unknown,
  made: { change: Change; at: number; choice: number; part: unknown }[],
): unknown {
  for (const { change: apply, at, choice, part } of made) {
    const containers = containersOf(value)
    if (containers.length > 0) apply(containers[at % containers.length]!, choice, structuredClone(part))
  }
  return value
}

test('the new text has the new value, whatever changes and however the text is formatted', () => {
  fc.assert(
    fc.property(document, trivia, changes, (value, between, made) => {
      const text = write(value, between)
      const edited = editJson(text, (parsed) => change(parsed, made))
      expect(valueOf(edited)).toEqual(change(structuredClone(value), made))
      // The next edit reads the tree that this one leaves.
      expect(parseText(edited).tree).toEqual(new JsonDocument('', edited).tree)
    }),
  )
})

test('comments survive insertions and moves', () => {
  const kept = changes.map((made) => made.filter((each) => each.change === insert || each.change === move))
  fc.assert(
    fc.property(document, trivia, kept, (value, between, made) => {
      const text = write(value, between)
      expect(notesOf(editJson(text, (parsed) => change(parsed, made)))).toEqual(notesOf(text))
    }),
  )
})

test('a text whose value does not change is the same', () => {
  fc.assert(
    fc.property(document, trivia, (value, between) => {
      const text = write(value, between)
      expect(editJson(text, () => structuredClone(value))).toBe(text)
    }),
  )
})

test('only the characters of replaced scalars change', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.nat()), trivia, (value, between) => {
      const names = Object.keys(value).filter((name) => name !== '__proto__')
      const text = write(Object.fromEntries(names.map((name) => [name, 'old'])), between)
      const edited = setValues(
        text,
        names.map((name) => [[name], value[name]]),
      )
      expect(edited).toBe(names.reduce((before, name) => before.replace(/"old"/, String(value[name])), text))
    }),
  )
})

test('writes a copied item with the formatting and the comments of the original', () => {
  const edited = editJson('[[ /* one */ 1 ]]', (value, copy) => {
    const [item] = value as unknown[][]
    return [item, Object.assign(copy(item!), { 1: 2 }), item]
  })
  expect(edited).toBe('[[ /* one */ 1 ], [ /* one */ 1, 2 ], [ /* one */ 1 ]]')
})

/** Moves an item of a list. */
const moving = (from: number, to: number) => (value: unknown) => {
  const list = value as unknown[]
  list.splice(to, 0, ...list.splice(from, 1))
  return list
}

test.each([
  [
    'with its comments',
    '[ // all\n  // above\n  1, // beside\n  2, 3 // three\n  // at the end\n]',
    [0, 2],
    '[ // all\n  2, 3, // three\n  // above\n  1 // beside\n  // at the end\n]',
  ],
  ['on one line', '["a", "b", "c"]', [2, 0], '["c", "a", "b"]'],
  ['behind a comment that ends its line', '[1, 2 // two\n]', [1, 0], '[2, // two\n  1\n]'],
] as const)('moves an item %s', (_, before, [from, to], after) => {
  expect(editJson(before, moving(from, to))).toBe(after)
})

type Values = Record<string, { amount?: number | undefined } | undefined>

test.each<[string, (values: Values) => void, (values: Values) => void, object]>([
  [
    'changes one of two equal values that the edit before made the same object',
    (values) => (values.one = values.other),
    (values) => (values.one!.amount = 2),
    { one: { amount: 2 }, other: { amount: 1 } },
  ],
  [
    'finds no property that the edit before set to undefined',
    (values) => {
      values.other!.amount = 2
      values.third = undefined
    },
    (values) => (values['third' in values ? 'one' : 'other']!.amount = 3),
    { one: { amount: 1 }, other: { amount: 3 } },
  ],
  [
    'sees what the edit before added',
    (values) => (values.third = { amount: 1 }),
    (values) => (values.third!.amount! += 1),
    { one: { amount: 1 }, other: { amount: 1 }, third: { amount: 2 } },
  ],
])('An edit %s', (_, first, second, expected) => {
  const text = '{"one": {"amount": 1}, "other": {"amount": 1}}'
  const edit = (before: string, apply: (values: Values) => void) =>
    editJson(before, (values) => {
      apply(values as Values)
      return values
    })
  expect(JSON.parse(edit(edit(text, first), second))).toEqual(expected)
})

test('An edit does not change an object that the edit before got from elsewhere', () => {
  const preset = { amount: 1 }
  const text = editJson('{"one": null, "other": 1}', (values) =>
    Object.assign(values as object, { one: preset }),
  )
  const changed = editJson(text, (values) => {
    ;(values as Values).one!.amount = 2
    return values
  })
  expect([preset, JSON.parse(changed)]).toEqual([{ amount: 1 }, { one: { amount: 2 }, other: 1 }])
})

test('An edit that fails leaves the text as it was for the next one', () => {
  const setOne = (one: number) => (values: unknown) => Object.assign(values as object, { one })
  const text = editJson('{"one": 1}', setOne(2))
  const fail = () =>
    editJson(text, (values) => {
      setOne(3)(values)
      throw new Error('refused')
    })
  expect(fail).toThrow('refused')
  expect(editJson(text, (values) => values)).toBe(text)
})
