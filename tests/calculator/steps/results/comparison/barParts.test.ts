import { describe, expect, it } from 'vitest'
import {
  barParts,
  barScale,
  toPercent,
} from '../../../../../src/calculator/steps/results/comparison/barParts.ts'
import type { PlanCosts } from '../../../../../src/contract/outputs.ts'
import { fc } from '../../../../kit/fc.ts'
import { plan } from '../../../planCosts.ts'

const placesOf = (...[name, change]: Parameters<typeof plan>) =>
  barParts(plan(name, change)).map((part) => [part.name, part.start, part.end])

describe('the parts of a bar', () => {
  it.each<[string, Partial<PlanCosts>, unknown[][]]>([
    [
      'a surcharge and company money',
      { payrollDeduction: 700, surchargeTotal: 100, outOfPocketExpenses: 4000, hsaFunds: 1000 },
      [
        ['paychecks', 0, 800],
        ['care', 800, 3800],
      ],
    ],
    [
      'a negative total',
      { payrollDeduction: 400, outOfPocketExpenses: 300, hsaFunds: 800 },
      [['credit', -100, 0]],
    ],
    [
      'negative paychecks',
      { payrollDeduction: 400, surchargeTotal: -900, outOfPocketExpenses: 2000, hsaFunds: 100 },
      [['care', 0, 1400]],
    ],
    [
      'more company money than care',
      { payrollDeduction: 1000, outOfPocketExpenses: 300, hsaFunds: 800 },
      [['paychecks', 0, 500]],
    ],
    ['no costs', { payrollDeduction: 0, outOfPocketExpenses: 0.4 }, []],
    [
      'a worst case',
      { payrollDeduction: 0, outOfPocketExpenses: 0, worstCase: 2000 },
      [['worst', 2000, 2000]],
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

  it('follow one another from 0 to the total cost, and none is longer than its amount', () => {
    fc.assert(
      fc.property(plans, (costs) => {
        const parts = barParts(costs).filter(({ name }) => name !== 'worst')
        const { payrollDeduction, surchargeTotal, outOfPocketExpenses, hsaFunds } = costs
        const paychecks = payrollDeduction + surchargeTotal
        const care = outOfPocketExpenses - hsaFunds
        const total = paychecks + care
        const longest = { paychecks, care, credit: -total, worst: 0 }
        for (const [index, { name, start, end }] of parts.entries()) {
          expect(start).toBe(parts[index - 1]?.end ?? Math.min(0, total))
          expect(end - start).toBeLessThanOrEqual(longest[name])
        }
        expect(parts.at(-1)?.end ?? 0).toBe(Math.max(0, total))
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
