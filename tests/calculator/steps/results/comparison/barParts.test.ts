import { describe, expect, it } from 'vitest'
import {
  barParts,
  barScale,
  costParts,
  toPercent,
  type BarPart,
} from '../../../../../src/calculator/steps/results/comparison/barParts.ts'
import { fc } from '../../../../kit/fc.ts'
import { plan } from '../../../planCosts.ts'

const placesOf = (...[name, change]: Parameters<typeof plan>) =>
  barParts(plan(name, change)).map((part) => [part.name, part.start, part.end])

/** The parts that follow one another. */
const rows: BarPart['name'][][] = [
  ['paychecks', 'charges', 'care'],
  ['company', 'credits'],
]

describe('the parts of a bar', () => {
  it.each([
    [
      'a surcharge and company money',
      { payrollDeduction: 700, surchargeTotal: 100, outOfPocketExpenses: 4000, hsaFunds: 1000 },
      [
        ['paychecks', 0, 700],
        ['charges', 700, 800],
        ['care', 800, 4800],
        ['company', 3800, 4800],
        ['total', 3800, 3800],
      ],
    ],
    [
      'a negative total',
      { payrollDeduction: 400, outOfPocketExpenses: 300, hsaFunds: 800 },
      [
        ['paychecks', 0, 400],
        ['care', 400, 700],
        ['company', -100, 700],
        ['total', -100, -100],
      ],
    ],
    [
      'a negative total without company money',
      { payrollDeduction: 0, surchargeTotal: -910, outOfPocketExpenses: 300 },
      [
        ['care', 0, 300],
        ['credits', -610, 300],
        ['total', -610, -610],
      ],
    ],
    [
      'company money and a credit higher than the deduction',
      { payrollDeduction: 400, surchargeTotal: -900, outOfPocketExpenses: 2000, hsaFunds: 100 },
      [
        ['paychecks', 0, 400],
        ['care', 400, 2400],
        ['company', 1400, 1500],
        ['credits', 1500, 2400],
        ['total', 1400, 1400],
      ],
    ],
    ['no costs', { payrollDeduction: 0, outOfPocketExpenses: 0 }, [['total', 0, 0]]],
    [
      'a range and a worst case',
      { payrollDeduction: 0, outOfPocketExpenses: 0, range: { low: -100, high: 900 }, worstCase: 2000 },
      [
        ['total', 0, 0],
        ['range', -100, 900],
        ['worst', 2000, 2000],
      ],
    ],
  ])('with %s', (_, change, places) => {
    expect(placesOf('Saver', change)).toEqual(places)
  })

  const dollars = fc.integer({ min: -2_000_000, max: 2_000_000 })
  const plans = fc
    .record({
      payrollDeduction: dollars,
      surchargeTotal: dollars,
      outOfPocketExpenses: fc.nat(2_000_000),
      hsaFunds: dollars,
      worstCase: fc.option(dollars),
    })
    .map((costs) => plan('Saver', costs))

  it('are as long as their amounts, and follow one another', () => {
    fc.assert(
      fc.property(plans, (costs) => {
        const parts = new Map(barParts(costs).map((part) => [part.name, part]))
        const lengthOf = (name: BarPart['name']) => {
          const { start, end } = parts.get(name) ?? { start: 0, end: 0 }
          return end - start
        }
        const { payrollDeduction, surchargeTotal, outOfPocketExpenses, hsaFunds } = costs
        expect(lengthOf('paychecks')).toBe(Math.max(payrollDeduction, 0))
        expect(lengthOf('charges')).toBe(Math.max(surchargeTotal, 0))
        expect(lengthOf('care')).toBe(outOfPocketExpenses + Math.max(-hsaFunds, 0))
        expect(lengthOf('company')).toBe(Math.max(hsaFunds, 0))
        const credits = Math.max(-payrollDeduction, 0) + Math.max(-surchargeTotal, 0)
        expect(lengthOf('credits')).toBe(credits)
        const paid = lengthOf('paychecks') + lengthOf('charges') + lengthOf('care')
        expect(parts.get('total')!.start).toBe(paid - lengthOf('company') - credits)
        for (const names of rows) {
          const row = names.flatMap((name) => parts.get(name) ?? [])
          for (const [index, { start }] of row.entries()) expect(start).toBe(row[index - 1]?.end ?? start)
        }
      }),
    )
  })

  it('are all on the scale of the plans, which has a zero', () => {
    fc.assert(
      fc.property(fc.array(plans, { minLength: 1, maxLength: 12 }), (all) => {
        const scale = barScale(all)
        for (const amount of [0, ...all.flatMap(barParts).flatMap(({ start, end }) => [start, end])]) {
          const percent = Number.parseFloat(toPercent(amount, scale))
          expect(percent).toBeGreaterThanOrEqual(0)
          expect(percent).toBeLessThanOrEqual(100)
        }
      }),
    )
  })
})

describe('the parts of a cost', () => {
  it('have credits apart from the paychecks', () => {
    const premiumFree = plan('Saver', { payrollDeduction: 0, surchargeTotal: -910, hsaFunds: 100 })
    expect(costParts(premiumFree, 1)).toEqual([
      { name: 'paychecks', amount: 0 },
      { name: 'charges', amount: -910 },
      { name: 'care', amount: 1114.6 },
      { name: 'company', amount: -100 },
    ])
  })

  it('sum to the total of a paycheck in whole dollars', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((amount) => amount / 100)
    fc.assert(
      fc.property(cents, cents, cents, cents, fc.integer({ min: 2, max: 60 }), (...values) => {
        const [payrollDeduction, surchargeTotal, outOfPocketExpenses, hsaFunds, divisor] = values
        const totalCost = payrollDeduction + surchargeTotal + outOfPocketExpenses - hsaFunds
        const costs = plan('A', {
          payrollDeduction,
          surchargeTotal,
          outOfPocketExpenses,
          hsaFunds,
          totalCost,
        })
        const sum = costParts(costs, divisor).reduce((total, { amount }) => total + amount, 0)
        expect(sum + 0).toBe(Math.round(totalCost / divisor) + 0)
      }),
    )
  })
})
