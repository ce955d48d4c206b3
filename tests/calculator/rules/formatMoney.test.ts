import { describe, expect, it, vi } from 'vitest'
import { formatCount, formatExactMoney, formatMoney } from '../../../src/calculator/rules/formatMoney.ts'
import { roundToSum } from '../../../src/calculator/rules/roundToSum.ts'
import { fc } from '../../kit/fc.ts'
import { importFresh } from '../../kit/importFresh.ts'
import { lazyFormat } from '../../../src/calculator/rules/lazyFormat.ts'

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

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('roundToSum', () => {
  it.each([
    [[3400, 682.6], 4083, [3400, 683]],
    [[0.5, 0.5], 1, [1, 0]],
    [[1.2, 1.4, 1.4], 4, [1, 2, 1]],
    [[0, 0], 0, [0, 0]],
    [[], 0, []],
  ])('rounds %j with the sum %d to %j', (amounts, total, rounded) => {
    expect(roundToSum(amounts, total)).toEqual(rounded)
  })

  it('gives whole numbers with the sum, each less than 1 away from its amount', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1 }), (cents) => {
        const amounts = cents.map((amount) => amount / 100)
        const rounded = roundToSum(amounts, Math.round(sum(cents) / 100))
        expect(sum(rounded)).toBe(Math.round(sum(cents) / 100))
        for (const [index, amount] of rounded.entries()) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(Math.abs(amount - amounts[index]!)).toBeLessThan(1)
        }
      }),
    )
  })
})

it('creates the format once, on first use', () => {
  const create = vi.fn<() => Intl.NumberFormat>(() => new Intl.NumberFormat('en-US'))
  const whole = lazyFormat<number>(create)
  expect(create).not.toHaveBeenCalled()
  expect(whole.format(1000)).toBe('1,000')
  expect(whole.format(2000)).toBe('2,000')
  expect(create).toHaveBeenCalledOnce()
})

it.each(['rules/formatMoney', 'rules/formatDate', 'rules/persons', 'texts/plurals'])(
  'creates no format when %s.ts is loaded',
  async (name) => {
    const constructors = [
      vi.spyOn(Intl, 'NumberFormat'),
      vi.spyOn(Intl, 'DateTimeFormat'),
      vi.spyOn(Intl, 'ListFormat'),
      vi.spyOn(Intl, 'PluralRules'),
    ]
    await importFresh(`calculator/${name}.ts`)
    for (const constructor of constructors) expect(constructor).not.toHaveBeenCalled()
  },
)
