import { describe, expect, it } from 'vitest'
import { formatCount, formatExactMoney, formatMoney } from '../../../src/calculator/rules/formatMoney.ts'

describe('formatMoney', () => {
  it.each([
    [0, '$0'],
    [-0.4, '$0'],
    [-0, '$0'],
    [1234.5, '$1,235'],
    [1234.49, '$1,234'],
    [-910, '−$910'],
    [-1_234_567, '−$1,234,567'],
    [1e9, '$1,000,000,000'],
  ])('shows %d as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
  })
})

describe('formatExactMoney', () => {
  it.each([
    [0, '$0.00'],
    [-0.004, '$0.00'],
    [1813.6, '$1,813.60'],
    [0.1 + 0.2, '$0.30'],
    [-12.345, '−$12.35'],
  ])('shows %d as %s', (amount, text) => {
    expect(formatExactMoney(amount)).toBe(text)
  })
})

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [12_345, '12,345'],
  ])('shows %d as %s', (number, text) => {
    expect(formatCount(number)).toBe(text)
  })
})
