import { describe, expect, it } from 'vitest'
import {
  parseAmount,
  parsePercentage,
} from '../../../../../src/calculator/steps/results/account/parseAccountInputs.ts'

describe('parseAmount', () => {
  it.each([
    ['0', 0],
    ['3400', 3400],
    ['3,400', 3400],
    ['1,234,567.89', 1_234_567.89],
    [' $3,400.50 ', 3400.5],
    ['$ 12', 12],
    ['3400.', 3400],
    ['007', 7],
  ])('reads "%s"', (text, amount) => expect(parseAmount(text)).toBe(amount))

  it.each(['', ' ', '$', '-5', '3,4', '34,00', '1e3', '12 dollars', '.', '1.2.3', '٣', 'NaN', 'Infinity'])(
    'does not guess what "%s" means',
    (text) => expect(parseAmount(text)).toBeNull(),
  )
})

describe('parsePercentage', () => {
  it.each([
    ['5', 5],
    ['4.25', 4.25],
    ['.5', 0.5],
    ['5.', 5],
    [' 5 % ', 5],
    ['4.5%', 4.5],
  ])('reads "%s"', (text, percentage) => expect(parsePercentage(text)).toBe(percentage))

  it.each(['', '%', '-1', '4,5', '1/2', '5%%', '.'])('does not guess what "%s" means', (text) =>
    expect(parsePercentage(text)).toBeNull(),
  )
})
