import { expect, it } from 'vitest'
import { median } from '../../../src/check/rules/typicalAmounts.ts'

it.each<[number[], number | undefined]>([
  [[], undefined],
  [[5], 5],
  [[9, 1, 4], 4],
  [[4, 1], 2],
  [[100, 1, 2, 8], 4],
])('the median of %j is %j', (amounts, expected) => {
  expect(median(amounts)).toBe(expected)
})
