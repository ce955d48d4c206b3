import { beforeAll, describe, expect, it, test } from 'vitest'
import { isFullRun } from '../kit/fullRun.ts'
import { measureAccuracy, simulateCells, type Accuracy, engineTotals } from './reference/accuracy.ts'
import { birthCells, customCells, scenarioCells } from './reference/cells.ts'
import type { Cell } from './reference/household.ts'
import { calculateRanking } from '../../src/engine/calculateRanking.ts'
import { createModel } from '../../src/engine/createModel.ts'
import { fc } from '../kit/fc.ts'
import { yearsWithoutOrder } from './reference/arbitraryYears.ts'
import { simulateYear } from './reference/simulateYear.ts'

/** Every thirtieth cell in the run for each commit, or another share of a shorter list. */
const sampled = (cells: Cell[], every = 30) =>
  isFullRun ? cells : cells.filter((_, index) => index % every === 0)
const orders = isFullRun ? 1000 : 400

describe.each([
  { title: 'scenarios', cells: sampled(scenarioCells()), wrongBestPlans: 1, largestRegret: 50 },
  { title: 'custom years', cells: sampled(customCells()), wrongBestPlans: 3, largestRegret: Infinity },
  { title: 'years with a birth', cells: sampled(birthCells(), 4), wrongBestPlans: 1, largestRegret: 50 },
])(
  'Compared with simulated years of dated claims, in $title,',
  ({ cells, wrongBestPlans, largestRegret }) => {
    let accuracy: Accuracy

    beforeAll(() => {
      accuracy = measureAccuracy(engineTotals, simulateCells(cells, orders))
    })

    it('the engine has no bias for either kind of family deductible', () => {
      expect(Math.abs(accuracy.embeddedBias)).toBeLessThanOrEqual(5)
      expect(Math.abs(accuracy.aggregateBias)).toBeLessThanOrEqual(5)
    })

    // The simulation can miss a rare order.
    it('the engine is exact where the order of claims has no effect', () => {
      expect(accuracy.largestFixed).toBeLessThanOrEqual(5)
    })

    it('99% of the figures are within $100', () => {
      expect(accuracy.p99).toBeLessThanOrEqual(100)
    })

    it('the engine recommends the cheapest plan', () => {
      expect(accuracy.wrongBestPlans).toBeLessThanOrEqual(wrongBestPlans)
      expect(accuracy.largestRegret).toBeLessThanOrEqual(largestRegret)
    })
  },
)

test('The engine and the simulation agree to the cent on years that cost the same in every order', () => {
  fc.assert(
    fc.property(yearsWithoutOrder, ({ document, instance, inputs }) => {
      const { plans } = calculateRanking(createModel(document, instance), inputs)
      const simulated = simulateYear({ document, instance, inputs })
      expect(Object.keys(plans).toSorted()).toEqual([...simulated.keys()].toSorted())
      for (const [key, { outOfPocket, accountMoney, payroll, surcharges, total }] of simulated) {
        const { outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost } = plans[key]!
        const amounts = [outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost]
        expect(amounts.map((dollars) => Math.round(dollars * 100) + 0)).toEqual(
          [outOfPocket, accountMoney, payroll, surcharges, total].map((cents) => cents + 0),
        )
      }
    }),
  )
})
