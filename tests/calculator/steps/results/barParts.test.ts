import { describe, expect, it } from 'vitest'
import {
  barParts,
  barScale,
  toPercent,
} from '../../../../src/calculator/steps/results/comparison/barParts.ts'
import { fc } from '../../../kit/fc.ts'
import { plan } from '../../planCosts.ts'

const placesOf = (...[name, change]: Parameters<typeof plan>) =>
  barParts(plan(name, change)).map((part) => [part.name, part.start, part.end])

describe('the parts of a bar', () => {
  it.each([
    [
      'a surcharge and company money',
      { payrollDeduction: 700, surchargeTotal: 100, outOfPocketExpenses: 4000, hsaFunds: 1000 },
      [
        ['paychecks', 0, 700],
        ['charges', 700, 800],
        ['care', 800, 3800],
        ['company', 3800, 4800],
      ],
    ],
    [
      'company money that also pays for a part of the paychecks',
      { payrollDeduction: 800, outOfPocketExpenses: 100, hsaFunds: 400 },
      [
        ['paychecks', 0, 500],
        ['company', 500, 900],
      ],
    ],
    [
      'a negative total',
      { payrollDeduction: 400, outOfPocketExpenses: 300, hsaFunds: 1500 },
      [['company', -800, 700]],
    ],
    [
      'a negative total without company money',
      { payrollDeduction: 0, surchargeTotal: -910, outOfPocketExpenses: 300 },
      [['credits', -610, 300]],
    ],
    [
      'company money and a credit higher than the deduction',
      { payrollDeduction: 400, surchargeTotal: -900, outOfPocketExpenses: 2000, hsaFunds: 100 },
      [
        ['paychecks', 0, 400],
        ['care', 400, 1400],
        ['company', 1400, 1500],
        ['credits', 1500, 2400],
      ],
    ],
    ['no costs', { payrollDeduction: 0, outOfPocketExpenses: 0 }, []],
    [
      'a range and a worst case',
      { payrollDeduction: 0, outOfPocketExpenses: 0, range: { low: -100, high: 900 }, worstCase: 2000 },
      [
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

  it('do not overlap, and those that are paid end at the total cost', () => {
    fc.assert(
      fc.property(plans, (costs) => {
        const parts = barParts(costs).filter(({ name }) => name !== 'worst')
        const total =
          costs.payrollDeduction + costs.surchargeTotal + costs.outOfPocketExpenses - costs.hsaFunds
        const paid = parts
          .filter(({ name }) => name !== 'company' && name !== 'credits')
          .map(({ end }) => end)
        expect(Math.max(0, ...paid)).toBe(Math.max(0, total))
        for (const [index, { start, end }] of parts.entries()) {
          expect(end).toBeGreaterThan(start)
          expect(start).toBeGreaterThanOrEqual(parts[index - 1]?.end ?? Math.min(0, total))
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
