import { describe, expect, it } from 'vitest'
import { explainMismatch } from './coverageExamples/explainMismatch.ts'
import { compareExamples, isFitted, isMatch } from './coverageExamples/priceExamples.ts'

const all = compareExamples()
const count = (comparisons: typeof all) => comparisons.filter(isMatch).length

describe('SBC coverage examples', () => {
  it.each([
    ['Peg', 13, 10, 64],
    ['Joe', 8, 4, 31],
    ['Mia', 14, 17, 41],
  ])(
    'of %s match in at least as many plans as docs/ACCURACY.md says',
    (name, fitted, others, deductibles) => {
      const own = all.filter(({ example }) => example === name)
      expect(count(own.filter(isFitted))).toBeGreaterThanOrEqual(fitted)
      expect(count(own.filter((each) => !isFitted(each)))).toBeGreaterThanOrEqual(others)
      expect(own.filter(({ matches }) => matches[0]).length).toBeGreaterThanOrEqual(deductibles)
    },
  )

  it('have no mismatch without a cause other than the engine', () => {
    const mismatches = all.filter((comparison) => !isMatch(comparison))
    expect(mismatches.filter((comparison) => explainMismatch(comparison, all) === undefined)).toEqual([])
  })
})
