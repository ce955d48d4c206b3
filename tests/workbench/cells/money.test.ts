import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney, signedMoneyRange } from '../../../src/workbench/cells/amounts.ts'
import { fc } from '../../kit/fc.ts'

describe('parseMoney', () => {
  it.each([
    ['$1,250.50', 1250.5],
    ['1250', 1250],
    ['1,250.5', 1250.5],
    ['$ 62.50', 62.5],
    ['\u00A0$62.50\u00A0', 62.5],
    ['US$ 62.50', 62.5],
    ['62.50 USD', 62.5],
    ['.5', 0.5],
    ['0', 0],
    ['10,000,000', 10_000_000],
  ])('reads %s', (text, amount) => {
    expect(parseMoney(text)).toEqual({ kind: 'value', value: amount })
  })

  it.each([
    ['-300', -300],
    ['($300)', -300],
    ['-$300', -300],
    ['$-300', -300],
    ['\u2212300', -300],
    ['($1,250.50)', -1250.5],
  ])('reads the negative amount %s where amounts can be negative', (text, amount) => {
    expect(parseMoney(text, signedMoneyRange)).toEqual({ kind: 'value', value: amount })
    expect(parseMoney(text)).toEqual({ kind: 'problem', message: 'Write $0 or more, up to $10,000,000.' })
  })

  it.each(['', '  ', '\u00A0'])('reads %j as empty', (text) => {
    expect(parseMoney(text)).toEqual({ kind: 'empty' })
  })

  it.each([
    ['-', '“-” can mean zero or nothing. Write 0, or leave the cell empty.'],
    ['—', '“—” can mean zero or nothing. Write 0, or leave the cell empty.'],
    ['n/a', '“n/a” can mean zero or nothing. Write 0, or leave the cell empty.'],
    [
      '1.250,50',
      '“1.250,50” can mean two amounts. Write a point before the decimals, and commas only between thousands, such as 1,250.50.',
    ],
    [
      '62,5',
      '“62,5” can mean two amounts. Write a point before the decimals, and commas only between thousands, such as 1,250.50.',
    ],
    [
      '$62.50/mo',
      'Remove “/mo”, and write only the number, such as 62.50. Check that it is for the same period and person as this column.',
    ],
    [
      '62.50 per month',
      'Remove “per month”, and write only the number, such as 62.50. Check that it is for the same period and person as this column.',
    ],
    ['1O0', '“1O0” has a letter among its digits. Write digits only, such as 100.'],
    ['€300', '“€300” is not in dollars. Write US dollars, such as 1,250.50.'],
    ['1 250', '“1 250” has spaces between its digits. Write one number, such as 1,250.50.'],
    ['20%', '“20%” is a percentage. Write a number without %.'],
    ['ten', '“ten” is not a number. Write digits, such as 1,250.50.'],
    ['12,50,000', '“12,50,000” is not a number. Write digits, such as 1,250.50.'],
    ['$', '“$” has no amount. Write digits, such as $25.'],
    ['10,000,000.01', 'Write $0 or more, up to $10,000,000.'],
    [
      '1.00000000000000000001',
      '“1.00000000000000000001” has more digits than a number can have. Write fewer.',
    ],
  ])('explains why %s is not an amount', (text, message) => {
    expect(parseMoney(text)).toEqual({ kind: 'problem', message })
  })

  it.each([
    ['62.5050', 62.505, '$62.505 has more than two decimals.'],
    ['1.250', 1.25, '“1.250” is $1.25. Write a comma between thousands if it is $1,250.'],
  ])('doubts %s without changing it', (text, amount, doubt) => {
    const parsed = parseMoney(text)
    expect(parsed).toMatchObject({ kind: 'value', value: amount })
    expect(parsed).toHaveProperty('doubt', expect.stringContaining(doubt))
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[$€(-]?[\d.,\s%Oo)/-]*$/)), (text) => {
        expect(parseMoney(text).kind).toMatch(/value|empty|problem/)
      }),
    )
  })
})

describe('formatMoney', () => {
  it.each([
    [1250, '$1,250'],
    [1250.5, '$1,250.50'],
    [62.505, '$62.505'],
    [-300, '-$300'],
    [0, '$0'],
    [0.1, '$0.10'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text)
  })

  it('is read as exactly the same amount', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (double) => {
        const amount = Math.abs(double) < 1e-4 ? 0 : double
        expect(parseMoney(formatMoney(amount), signedMoneyRange)).toMatchObject({
          kind: 'value',
          value: amount,
        })
      }),
    )
  })
})
