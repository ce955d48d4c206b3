import fc from 'fast-check'
import { parse } from 'jsonc-parser'
import { describe, expect, it } from 'vitest'
import { editJson } from '../../../src/check/edit/editJson.ts'
import { applyChanges, diffValues } from '../../../src/workbench/form/edit/diffValues.ts'

describe('diffValues', () => {
  it.each([
    ['no difference', { a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 }, []],
    ['a changed value', { a: { b: 1, c: 2 } }, { a: { b: 3, c: 2 } }, [['set', ['a', 'b'], 3]]],
    ['a new property', { a: 1 }, { a: 1, b: { c: 2 } }, [['set', ['b'], { c: 2 }]]],
    ['a removed property', { a: 1, b: 2 }, { a: 1 }, [['set', ['b'], undefined]]],
    ['an undefined property', { a: 1, b: 2 }, { a: 1, b: undefined }, [['set', ['b'], undefined]]],
    ['an item at the start', { a: [2, 3] }, { a: [1, 2, 3] }, [['insert', ['a', 0], 1]]],
    ['an item at the end', [1, 2], [1, 2, 3], [['insert', [2], 3]]],
    ['a removed item', [1, 2, 3], [1, 3], [['remove', [1], undefined]]],
    ['a change inside an item', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], [['set', [1, 'a'], 3]]],
    ['another type', { a: '1,000' }, { a: 1000 }, [['set', ['a'], 1000]]],
    ['an object instead of null', { a: null }, { a: { b: 1 } }, [['set', ['a'], { b: 1 }]]],
  ])('finds %s', (_, before, after, expected) => {
    const changes = diffValues(before, after).map((change) =>
      change.kind === 'set'
        ? ['set', change.location, change.value]
        : [change.kind, [...change.list, change.index], change.kind === 'insert' ? change.value : undefined],
    )
    expect(changes).toEqual(expected)
  })

  const name = fc.constantFrom('a', 'b', 'c', 'name')
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, 0, 1, 62.5, '', 'text'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))

  it('leads from any value to any other', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const changes = diffValues(before, after)
        expect(applyChanges(structuredClone(before), changes)).toEqual(after)
      }),
    )
  })

  it('leads there in a text too, whose comments outside of what changes survive', () => {
    const record = fc.dictionary(name, value, { maxKeys: 4, noNullPrototype: true })
    fc.assert(
      fc.property(record, record, (before, after) => {
        const text = `// top\n{\n  // kept\n  "kept": 1, // beside\n  "edited": ${JSON.stringify(before)}\n}\n// end\n`
        const changes = diffValues(before, after, ['edited'])
        const edited = editJson(text, (document) => applyChanges(document, changes))
        expect(parse(edited)).toEqual({ kept: 1, edited: after })
        expect(edited).toContain('// top\n{\n  // kept\n  "kept": 1, // beside\n')
        expect(edited.endsWith('}\n// end\n')).toBe(true)
      }),
    )
  })
})

describe('applyChanges', () => {
  it('creates the parents of a value, and a missing list', () => {
    const changed = applyChanges({}, [
      { kind: 'set', location: ['a', 'b'], value: 1 },
      { kind: 'insert', list: ['c', 'd'], index: 0, value: 2 },
    ])
    expect(changed).toEqual({ a: { b: 1 }, c: { d: [2] } })
  })
})
