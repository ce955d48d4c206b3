import { describe, expect, it } from 'vitest'
import { factor, listFormat, money, type CellFormat } from '../../../src/workbench/cells/formats.ts'
import { suggestTexts } from '../../../src/workbench/cells/suggestTexts.ts'
import { tierTitles } from '../../../src/compare/values/tierTitles.ts'
import { findTierTitles } from '../../../src/workbench/cells/tierTitles.ts'
import { paymentFormat } from '../../../src/workbench/tables/payments.ts'
import { fc } from '../../kit/fc.ts'

const tiers = Object.entries(tierTitles).map(([value, title]) => ({ value, title }))

const formats = {
  'a payment': paymentFormat([]),
  money,
  'a factor': factor,
  'a list of tiers': listFormat(tiers, 'tier', findTierTitles),
} satisfies Record<string, CellFormat>

type Kind = keyof typeof formats

const suggest = (kind: Kind, text: string) =>
  suggestTexts(formats[kind], text).map((each) => (each.title ? `${each.title}: ${each.text}` : each.text))

it.each<[Kind, string, string]>([
  [
    'a payment',
    '80% after deductible',
    'The plan pays 80%: deductible, then 20% | The member pays 80%: deductible, then member pays 80%',
  ],
  [
    'a payment',
    '$25 then 100%',
    'The plan pays 100%: $25 | The member pays 100%: $25, then member pays 100%',
  ],
  [
    'a payment',
    '100% after $25 copay',
    'The plan pays 100%: $25 | The member pays 100%: $25, then member pays 100%',
  ],
  ['a payment', '100%', 'The plan pays 100%: no charge | The member pays 100%: member pays 100%'],
  ['a payment', '80/20 after deductible', 'deductible, then 20%'],
  ['a payment', '20/50', ''],
  ['a payment', 'Plan pays 80%, you pay 20%', '20%'],
  ['a payment', '0.2', '20% | $0.20'],
  ['a payment', '0.8', 'The plan pays 80%: 20% | The member pays 80%: member pays 80% | $0.80'],
  ['a payment', '20', '20%'],
  [
    'a payment',
    '$49 before deductible, then 10%',
    `$49 is the price until the deductible is met: $49 until the deductible is met, then 10%
    | There is no deductible: no deductible, then $49, then 10%
    | $49 comes first, then the deductible: $49, then deductible, then 10%`,
  ],
  [
    'a payment',
    '$500 copay before deductible',
    `There is no deductible: no deductible, then $500
    | $500 comes first, then the deductible: $500, then deductible`,
  ],
  [
    'a payment',
    '$250, then 20% after deductible',
    `The deductible comes first: deductible, then $250, then 20%
    | The copay comes first: $250, then deductible, then 20%`,
  ],
  [
    'a payment',
    '$250 copay/visit and plan pays 80% AD',
    `The deductible comes first: deductible, then $250, then 20%
    | The copay comes first: $250, then deductible, then 20%`,
  ],
  [
    'a payment',
    '$250 + 20% coinsurance (subject to deductible)',
    `The deductible comes first: deductible, then $250, then 20%
    | The copay comes first: $250, then deductible, then 20%`,
  ],
  ['a payment', '$300/day to 4 days', '$300 per day, up to 4 days'],
  ['a payment', '4 days at $300', '$300 per day, up to 4 days'],
  ['a payment', '$300 x 4 days', '$300 per day, up to 4 days'],
  ['a payment', '25%  ded.', 'deductible, then 25%'],
  ['a payment', '$30 pcp', '$30'],
  ['a payment', 'PCP: $30 copay', '$30'],
  ['a payment', '$25 copay, then no charge', '$25'],
  ['a payment', 'No charge after $25 copay', '$25'],
  ['a payment', 'Greater of $20 or 20%', '20%, at least $20'],
  ['a payment', 'the lesser of $20 or 20% coinsurance', '20%, at most $20'],
  ['a payment', '20% coinsurance*', '20%'],
  ['a payment', '20% after $500 deductible', 'deductible, then 20%'],
  ['a payment', '$1.074,50 copay', '$1,074.50'],
  ['a payment', '-', 'not covered | no charge'],
  ['a payment', '10% or 20%', ''],
  ['a payment', '$10/$30/$50', ''],
  ['money', '1.074,50', '$1,074.50'],
  ['money', '$1.074,50', '$1,074.50'],
  ['money', '1 074,50', '$1,074.50'],
  ['money', '1\u00A0074.5', '$1,074.50'],
  ['money', "1'074", '$1,074'],
  ['money', '1.074.500', '$1,074,500'],
  ['money', '1.074', '$1,074 | $1.07'],
  ['money', '1,234.505', '$1,234.51'],
  ['money', '0.1251', '$0.13'],
  ['money', '1,50', '$1.50 | $150'],
  ['money', '12k', '$12,000'],
  ['money', 'n/a', '$0'],
  ['money', 'nothing', '$0'],
  ['money', '500/1000', ''],
  ['a factor', '8%', '8% more | 8% less'],
  ['a factor', '1,08', '1.08'],
  ['a list of tiers', 'Employee + Spouse, Famly', 'Employee and spouse, Family'],
  ['a list of tiers', 'EE', 'Employee only'],
  ['a list of tiers', 'EE, Sales', ''],
  ['a list of tiers', 'only those who cover a husband', 'Employee and spouse, Family'],
  ['a list of tiers', 'Tier with spouse & kids', 'Family'],
])('Suggests for %s “%s”: %s', (kind, text, suggestions) => {
  expect(suggest(kind, text).join(' | ')).toBe(suggestions.replaceAll(/\s+/g, ' '))
})

describe('Every suggestion', () => {
  it('is a text that the cell takes', () => {
    const parts = [
      '80%',
      '0.8',
      '$25',
      '1.074,50',
      '1.074',
      'ded.',
      'before deductible',
      'pcp',
      '4 days',
      'at',
      '*',
    ]
    const texts = fc.array(fc.constantFrom(...parts)).map((each) => each.join(' '))
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(formats)), texts, (format, text) => {
        for (const suggestion of suggestTexts(format, text))
          expect(format.parse(suggestion.text).kind).toBe('value')
      }),
    )
  })

  it.each<[Kind, string[]]>([
    ['a payment', ['80%', '100% after deductible', '0.9']],
    ['money', ['1.074,50', '720,5', '1.050']],
  ])('of %s has the same reading as those of similar texts: %j', (kind, texts) => {
    const readings = texts.map((text) => suggestTexts(formats[kind], text)[0]!.reading)
    expect(new Set(readings).size).toBe(1)
  })
})
