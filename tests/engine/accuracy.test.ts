import { beforeAll, describe, expect, it } from 'vitest'
import { isFullRun } from '../kit/fullRun.ts'
import { measureAccuracy, simulateCells, type Accuracy } from './reference/accuracy.ts'
import { customCells, scenarioCells, type Cell } from './reference/cells.ts'
import { engineTotals } from './reference/engineTotals.ts'

/** Every fifteenth cell in the run for each commit. */
const sampled = (cells: Cell[]) => (isFullRun ? cells : cells.filter((_, index) => index % 15 === 0))
const orders = isFullRun ? 1000 : 400

describe.each([
  { title: 'scenarios', cells: scenarioCells(), wrongBestPlans: 1, largestRegret: 50 },
  { title: 'custom years', cells: customCells(), wrongBestPlans: 3, largestRegret: Infinity },
])(
  'Compared with simulated years of dated claims, in $title,',
  ({ cells, wrongBestPlans, largestRegret }) => {
    let accuracy: Accuracy

    beforeAll(() => {
      accuracy = measureAccuracy(engineTotals, simulateCells(sampled(cells), orders))
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
