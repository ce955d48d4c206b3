import { describe, expect, it } from 'vitest'
import {
  formatMoney,
  parseMoney,
  signedMoneyRange,
  moneyRange,
  formatNumber,
  parseInteger,
  parseNumber,
  parsePercent,
  usesRange,
  type Parsed,
} from '../../../src/workbench/cells/numbers.ts'
import { fc } from '../../kit/fc.ts'
import plansSchema from '../../../schemas/plans.schema.json' with { type: 'json' }
import { choiceOf, flag } from '../../../src/workbench/cells/formats.ts'
import { factorRange, parseFactor } from '../../../src/workbench/cells/factor.ts'

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
    ['1O0', '“1O0” is not a number. Write digits, such as 1,250.50.'],
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

it.each([
  ['money', plansSchema.$defs.money, moneyRange],
  ['signed money', plansSchema.$defs.signedMoney, signedMoneyRange],
  ['uses', plansSchema.$defs.uses, usesRange],
  ['factors', plansSchema.properties.locations.items.properties.factor, factorRange],
])('The range of %s is that of the schema', (_, schema, range) => {
  expect(schema).toMatchObject(range)
})

/** @param outcome the value, or the message of the problem; undefined for an empty cell */
function expectParsed(parsed: Parsed<unknown>, outcome: unknown) {
  if (outcome === undefined) expect(parsed).toEqual({ kind: 'empty' })
  else if (typeof outcome === 'string') expect(parsed).toEqual({ kind: 'problem', message: outcome })
  else expect(parsed).toEqual({ kind: 'value', value: outcome })
}

it.each([
  ['1.125', 1.125],
  ['1,000', 'Write 0.01 or more, up to 10.'],
  ['one', '“one” is not a number. Write digits, such as 1,250.50.'],
])('Reads the number %s', (text, outcome) => {
  expectParsed(parseNumber(text, factorRange), outcome)
})

it.each([0.0001, 1.08, 12, 1234.5])('Writes the number %d so that it is read again', (amount) => {
  expectParsed(parseNumber(formatNumber(amount), usesRange), amount)
})

it.each([
  ['3', 3],
  ['2.6', 'Write a whole number, such as 3.'],
  ['', undefined],
])('Reads the whole number %j', (text, outcome) => {
  expectParsed(parseInteger(text, usesRange), outcome)
})

it.each([
  ['20%', 20],
  ['20', 20],
  ['12.5 %', 12.5],
  ['120%', 'Write 0% or more, up to 100%.'],
])('Reads the percentage %s', (text, outcome) => {
  expectParsed(parsePercent(text), outcome)
})

it('Doubts a percentage that looks like a fraction', () => {
  expect(parsePercent('0.2')).toMatchObject({ value: 0.2, doubt: expect.stringContaining('Write 20%') })
})

it.each([
  ['Yes y TRUE x', true],
  ['No false 0', false],
])('Reads “%s” as a flag', (texts, isOn) => {
  for (const text of [...texts.split(' '), flag.format(isOn)]) expectParsed(flag.parse(` ${text}`), isOn)
})

it('Does not guess flags', () => {
  expectParsed(flag.parse('maybe'), '“maybe” is neither yes nor no. Write Yes or No.')
  expectParsed(flag.parse(''), undefined)
})

it('Reads a choice in any case, and suggests a similar one', () => {
  const { parse, format } = choiceOf({ yearly: 'Per year', perPay: 'Per paycheck' })
  expect(parse('per YEAR ')).toEqual({ kind: 'value', value: 'yearly' })
  expect(format('yearly')).toBe('Per year')
  expectParsed(
    parse('per paychek'),
    "“per paychek” is not one of the choices. Did you mean 'Per paycheck'? Choose Per year, Per paycheck.",
  )
  expectParsed(parse(' '), undefined)
})

it.each([
  [1, '1 | 100 % | same | average'],
  [1.08, '1.08 | 108% | 8% more | 8% more than in Remote | 8% more expensive | 8% higher | +8% | + 8 %'],
  [1.125, 'plus 12.5%'],
  [0.95, '95% | 5% less | 5% lower | -5% | \u22125% | minus 5%'],
  [1.001, '0.1% more'],
])('Reads the factor %d', (factor, texts) => {
  for (const text of [...texts.split(' | '), formatNumber(factor)]) expectParsed(parseFactor(text), factor)
})

it.each([
  ['8', 8],
  ['0.08', 0.08],
  ['2.5', 2.5],
  ['108% more', 2.08],
  ['60% less', 0.4],
])('Warns about the unusual factor %s', (text, factor) => {
  expect(parseFactor(text)).toMatchObject({
    kind: 'value',
    value: factor,
    doubt: expect.stringMatching(/times as much as elsewhere\. Write “8% more”/),
  })
})

it.each(['8%', '108', '0', '-0.5', '100% less', '+8% less', 'high', '-', '5% off'])(
  'Says how to write the factor %s, and never to leave out the percent sign',
  (text) => {
    const parsed = parseFactor(text)
    expect(parsed.kind).toBe('problem')
    expect(parsed.kind === 'problem' && parsed.message).toMatch(/“\d% more”.*or a factor such as 1\.08\.$/)
    expect(parsed.kind === 'problem' && parsed.message).not.toContain('without %')
  },
)

it('Reads an empty cell as empty', () => {
  expect(parseFactor(' ')).toEqual({ kind: 'empty' })
})
