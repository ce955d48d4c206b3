import { describe, expect, it } from 'vitest'
import plansSchema from '../../../schemas/plans.schema.json' with { type: 'json' }
import { choiceOf, flag } from '../../../src/workbench/cells/formats.ts'
import {
  moneyRange,
  signedMoneyRange,
  formatNumber,
  formatPercent,
  parseInteger,
  parseNumber,
  parsePercent,
  usesRange,
} from '../../../src/workbench/cells/amounts.ts'

const factorRange = { minimum: 0.01, maximum: 10 }

it.each([
  ['money', moneyRange],
  ['signedMoney', signedMoneyRange],
  ['uses', usesRange],
] as const)('The range of %s is that of the schema', (name, range) => {
  expect(plansSchema.$defs[name]).toMatchObject(range)
})

describe('parseNumber', () => {
  it.each([
    ['1.125', 1.125],
    ['1,000', 'Write 0.01 or more, up to 10.'],
    ['0', 'Write 0.01 or more, up to 10.'],
    ['one', '“one” is not a number. Write digits, such as 1,250.50.'],
  ])('reads %s', (text, expected) => {
    expect(parseNumber(text, factorRange)).toEqual(
      typeof expected === 'number'
        ? { kind: 'value', value: expected }
        : { kind: 'problem', message: expected },
    )
  })

  it('reads the numbers that formatNumber writes', () => {
    for (const amount of [0.0001, 1.08, 12, 1234.5])
      expect(parseNumber(formatNumber(amount), { minimum: 0, maximum: 2000 })).toEqual({
        kind: 'value',
        value: amount,
      })
  })
})

describe('parseInteger', () => {
  it('accepts only whole numbers', () => {
    expect(parseInteger('3', usesRange)).toEqual({ kind: 'value', value: 3 })
    expect(parseInteger('2.6', usesRange)).toEqual({
      kind: 'problem',
      message: 'Write a whole number, such as 3.',
    })
    expect(parseInteger('', usesRange)).toEqual({ kind: 'empty' })
  })
})

describe('parsePercent', () => {
  it.each([
    ['20%', 20],
    ['20', 20],
    ['12.5 %', 12.5],
  ])('reads %s', (text, percentage) => {
    expect(parsePercent(text)).toEqual({ kind: 'value', value: percentage })
  })

  it('doubts a fraction, and rejects more than 100%', () => {
    expect(parsePercent('0.2')).toMatchObject({ value: 0.2, doubt: expect.stringContaining('Write 20%') })
    expect(parsePercent('120%')).toMatchObject({ kind: 'problem', message: 'Write 0% or more, up to 100%.' })
    expect(formatPercent(12.5)).toBe('12.5%')
  })
})

describe('flag', () => {
  it.each([
    ['Yes', true],
    ['y', true],
    ['TRUE', true],
    ['x', true],
    ['No', false],
    ['false', false],
    [' 0 ', false],
  ])('reads %s', (text, isOn) => {
    expect(flag.parse(text)).toEqual({ kind: 'value', value: isOn })
    expect(flag.parse(flag.format(isOn))).toEqual({ kind: 'value', value: isOn })
  })

  it('does not guess', () => {
    expect(flag.parse('maybe')).toMatchObject({ kind: 'problem' })
    expect(flag.parse('')).toEqual({ kind: 'empty' })
  })
})

describe('choiceOf', () => {
  const { parse } = choiceOf({ yearly: 'Per year', perPay: 'Per paycheck' })

  it('ignores case, and suggests a similar choice', () => {
    expect(parse('per YEAR ')).toEqual({ kind: 'value', value: 'yearly' })
    expect(parse('per paychek')).toEqual({
      kind: 'problem',
      message:
        "“per paychek” is not one of the choices. Did you mean 'Per paycheck'? Choose Per year, Per paycheck.",
    })
    expect(parse(' ')).toEqual({ kind: 'empty' })
  })
})
