import { expect, it } from 'vitest'
import plansSchema from '../../../schemas/v1/plans.schema.json' with { type: 'json' }
import { factorRange, parseFactor } from '../../../src/workbench/cells/factor.ts'
import { choiceOf, flag, month } from '../../../src/workbench/cells/formats.ts'
import {
  formatCellMoney,
  formatNumber,
  moneyRange,
  parseInteger,
  parseMoney,
  parseNumber,
  parsePercent,
  roundToCents,
  signedMoneyRange,
  usesRange,
  type Parsed,
} from '../../../src/compare/values/numbers.ts'
import { fc } from '../../kit/fc.ts'

const { parse: parseChoice, format: formatChoice } = choiceOf({ yearly: 'Per year', perPay: 'Per paycheck' })

const parsers = {
  money: parseMoney,
  'signed money': (text: string) => parseMoney(text, signedMoneyRange),
  'a number': (text: string) => parseNumber(text, factorRange),
  'a whole number': (text: string) => parseInteger(text, usesRange),
  'a percentage': (text: string) => parsePercent(text),
  'a flag': flag.parse,
  'a choice': parseChoice,
  'a month': month.parse,
  'a factor': parseFactor,
} satisfies Record<string, (text: string) => Parsed<unknown>>

type Kind = keyof typeof parsers

it.each<[Kind, unknown, string]>([
  ['money', 1250.5, '$1,250.50 | 1250.5 | 1,250.5'],
  ['money', 62.5, '$ 62.50 | \u00A0$62.50\u00A0 | US$ 62.50 | 62.50 USD'],
  ['money', 0.5, '.5'],
  ['money', 10_000_000, '10,000,000'],
  ['signed money', -300, '-300 | ($300) | -$300 | $-300 | \u2212300'],
  ['signed money', -1250.5, '($1,250.50)'],
  ['a number', 1.125, '1.125'],
  ['a whole number', 3, '3'],
  ['a percentage', 20, '20% | 20 | 20 %'],
  ['a flag', true, `Yes | y | TRUE | x | ${flag.format(true)}`],
  ['a flag', false, `No | false | 0 | ${flag.format(false)}`],
  ['a month', 6, `June | jun | Jun. | 6 | 06 | ${month.format(6)}`],
  ['a month', 'birth', `birth | ${month.format('birth')}`],
  ['a choice', 'yearly', `per YEAR | ${formatChoice('yearly')}`],
  ['a factor', 1, '1 | 100 % | same | average'],
  ['a factor', 1.08, '1.08 | 108% | 8% more | 8% more than in Remote | 8% more expensive | +8% | + 8 %'],
  ['a factor', 1.125, 'plus 12.5%'],
  ['a factor', 0.95, '95% | 5% less | 5% lower | -5% | \u22125% | minus 5%'],
])('Reads %s: %j is %s', (kind, value, texts) => {
  for (const text of texts.split(' | ')) expect(parsers[kind](text)).toEqual({ kind: 'value', value })
})

it.each(Object.keys(parsers) as Kind[])('Reads blank texts of %s as empty', (kind) => {
  for (const text of ['', '  ', '\u00A0']) expect(parsers[kind](text)).toEqual({ kind: 'empty' })
})

const ambiguous = 'Write a point before the decimals, and commas only between thousands, such as 1,250.50.'
const period = 'Check that it is for the same period and person as this column.'

it.each<[Kind, string, string]>([
  ['money', '-', '“-” can mean zero or nothing. Write 0, or leave the cell empty.'],
  ['money', 'n/a', '“n/a” can mean zero or nothing. Write 0, or leave the cell empty.'],
  ['money', '1.250,50', `“1.250,50” has points between thousands. ${ambiguous}`],
  ['money', '1.250', '“1.250” can mean $1,250 or $1.25. Write one of them.'],
  ['money', '$10.125', '“10.125” can mean $10,125 or $10.13. Write one of them.'],
  ['money', '$1,000.128', '“$1,000.128” has more than two decimals. Write $1,000.13.'],
  ['money', '62.5050', '“62.5050” has more than two decimals. Write $62.51.'],
  ['money', '62,5', `“62,5” can mean two amounts. ${ambiguous}`],
  [
    'money',
    '$700 / $1,400',
    '“$700 / $1,400” is two amounts, such as those for one person and for a family.',
  ],
  ['money', '$62.50/mo', `Remove “/mo”, and write only the number, such as 62.50. ${period}`],
  ['money', '62.50 per month', `Remove “per month”, and write only the number, such as 62.50. ${period}`],
  ['money', '12,50,000', '“12,50,000” is not a number. Write digits, such as 1,250.50.'],
  ['money', '1O0', '“1O0” is not a number. Write digits, such as 1,250.50.'],
  ['money', '$', '“$” has no amount. Write digits, such as $25.'],
  ['money', '-$300', 'Write $0 or more, up to $10,000,000.'],
  ['money', '1.00000000000000000001', 'has more digits than a number can have. Write fewer.'],
  ['a number', '1,000', 'Write 0.01 or more, up to 10.'],
  ['a whole number', '2.6', 'Write a whole number, such as 3.'],
  ['a percentage', '0.2', 'Is “0.2” 20% or 0.2%? Write it with the percent sign.'],
  ['a percentage', '120%', 'Write 0% or more, up to 100%.'],
  ['a flag', 'maybe', '“maybe” is neither yes nor no. Write Yes or No.'],
  ['a choice', 'per paychek', "Did you mean 'Per paycheck'? Choose Per year, Per paycheck."],
  ['a factor', '8%', 'can mean more or less. Write “8% more” or “8% less”'],
  ...['108', '0', '-0.5', '100% less', 'high', '-', '5% off'].map((text): [Kind, string, string] => [
    'a factor',
    text,
    `“${text}” is not a price factor. Write “8% more”`,
  ]),
  ['a factor', '+8% less', 'says more and less. Write “8% more”'],
])('Does not read %s from %s, and says what to write', (kind, text, message) => {
  expect(parsers[kind](text)).toEqual({ kind: 'failure', message: expect.stringContaining(message) })
})

it.each<[Kind, string, number, string]>([
  ['money', '$1.250', 1.25, '“1.250” can mean $1,250 or $1.25. Write one of them.'],
  ['a factor', '8', 8, 'care costs 8 times as much as elsewhere. Write “8% more”'],
  ['a factor', '60% less', 0.4, 'care costs 0.4 times as much as elsewhere.'],
])('Reads %s from %s with a warning', (kind, text, value, warning) => {
  expect(parsers[kind](text)).toEqual({ kind: 'value', value, warning: expect.stringContaining(warning) })
})

it('Reads every text without an error', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[$€(-]?[\d.,\s%Oo)/-]*$/))
  fc.assert(
    fc.property(texts, fc.constantFrom(...Object.values(parsers)), (text, parse) => {
      expect(parse(text).kind).toMatch(/value|empty|failure/)
    }),
  )
})

it.each([
  [1250, '$1,250'],
  [1250.5, '$1,250.50'],
  [62.505, '$62.505'],
  [-300, '-$300'],
  [0.1, '$0.10'],
])('Writes the amount %d as %s', (amount, text) => {
  expect(formatCellMoney(amount)).toBe(text)
})

it('Writes numbers so that they are read as exactly the same', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (double) => {
      const amount = Math.abs(double) < 1e-4 ? 0 : double
      const value = { kind: 'value', value: amount }
      const cents = roundToCents(amount)
      expect(parseMoney(formatCellMoney(cents), signedMoneyRange)).toMatchObject({ value: cents })
      expect(parseNumber(formatNumber(amount), signedMoneyRange)).toMatchObject(value)
    }),
  )
})

it.each([
  ['money', plansSchema.$defs.money, moneyRange],
  ['signed money', plansSchema.$defs.signedMoney, signedMoneyRange],
  ['uses', plansSchema.$defs.uses, usesRange],
  ['factors', plansSchema.properties.locations.items.properties.factor, factorRange],
])('The range of %s is that of the schema', (_, schema, range) => {
  expect(schema).toMatchObject(range)
})
