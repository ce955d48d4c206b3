import { deepEquals } from '@rjsf/utils'
import { describe, expect, it } from 'vitest'
import { createCustomEqual } from '../../../src/calculator/replacements/fastEquals.ts'
import { fc } from '../../kit/fc.ts'

const isEqual = createCustomEqual()

describe('isEqual', () => {
  it('compares JSON as rjsf does', () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(undefined, {}, [], { a: undefined }, { b: undefined }),
    )
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(isEqual(a, b)).toBe(deepEquals(a, b))
        expect(isEqual([a, { b }], structuredClone([a, { b }]))).toBe(true)
      }),
    )
  })

  it.each<[unknown, unknown, boolean]>([
    [() => 1, () => 2, true],
    [{ run: () => 1 }, { run: () => 2 }, true],
    [() => 1, {}, false],
    [{}, () => 1, false],
    [NaN, NaN, true],
    [{ length: 0 }, [], false],
    [null, {}, false],
    [['a'], { 0: 'a' }, false],
  ])('compares %o and %o as rjsf does: %s', (a, b, expected) => {
    expect(isEqual(a, b)).toBe(expected)
    expect(deepEquals(a, b)).toBe(expected)
  })
})
