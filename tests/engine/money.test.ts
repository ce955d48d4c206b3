import { expect, it } from 'vitest'
import { roundToSum } from '../../src/engine/money.ts'

const isSecond = (index: number) => index === 1

it.each<[what: string, amounts: number[], sum: number, preferences: (typeof isSecond)[], rounded: number[]]>([
  ['the amount with the largest remainder', [1.2, 1.7, 1.1], 4, [], [1, 2, 1]],
  ['the first of equal ones', [1.5, 1.5], 3, [], [2, 1]],
  ['the preferred one', [1.9, 1.5], 3, [isSecond], [1, 2]],
  ['others if the preferred one is not enough', [1.9, 1.5], 4, [isSecond], [2, 2]],
  ['no whole amount, even if it is preferred', [1.5, 1, 1.5], 4, [isSecond], [2, 1, 1]],
])('Rounds up %s', (_, amounts, sum, preferences, rounded) => {
  expect(roundToSum(amounts, sum, preferences)).toEqual(rounded)
})
