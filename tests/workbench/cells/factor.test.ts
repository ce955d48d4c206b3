import { expect, it } from 'vitest'
import plansSchema from '../../../schemas/plans.schema.json' with { type: 'json' }
import { factorRange, parseFactor } from '../../../src/workbench/cells/factor.ts'
import { formatNumber } from '../../../src/workbench/cells/amounts.ts'

it('The range of factors is that of the schema', () => {
  expect(plansSchema.properties.locations.items.properties.factor).toMatchObject(factorRange)
})

it.each([
  ['1.08', 1.08],
  ['1', 1],
  ['108%', 1.08],
  ['95%', 0.95],
  ['100 %', 1],
  ['8% more', 1.08],
  ['8% more than in Remote', 1.08],
  ['8% more expensive', 1.08],
  ['8% higher', 1.08],
  ['+8%', 1.08],
  ['+ 8 %', 1.08],
  ['plus 12.5%', 1.125],
  ['5% less', 0.95],
  ['5% lower', 0.95],
  ['-5%', 0.95],
  ['\u22125%', 0.95],
  ['minus 5%', 0.95],
  ['0.1% more', 1.001],
  ['same', 1],
  ['average', 1],
])('Reads the factor %s', (text, factor) => {
  expect(parseFactor(text)).toEqual({ kind: 'value', value: factor })
  expect(parseFactor(formatNumber(factor))).toEqual({ kind: 'value', value: factor })
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
