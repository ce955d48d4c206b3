import type { PlansDocument } from '../../../src/contract/plans.ts'
import type { Cell } from './household.ts'
import { meanOfOrders, type MeanCost } from './simulateYear.ts'
import { calculateRanking } from '../../../src/engine/calculateRanking.ts'
import { createModel } from '../../../src/engine/createModel.ts'
import type { Model } from '../../../src/engine/Model.ts'

/** An engine under test: the total under each offered plan, in cents, by plan key. */
export type Totals = (cell: Cell) => ReadonlyMap<string, number>

/** The reference's results for a cell. */
export interface ReferenceCell extends Cell {
  costs: ReadonlyMap<string, MeanCost>
}

/** @param orders the number of simulated years per cell */
export function simulateCells(cells: Cell[], orders: number): ReferenceCell[] {
  return cells.map((cell, index) => ({
    ...cell,
    costs: meanOfOrders(cell, { orders, seed: index + 1 }),
  }))
}

/** How far an engine is from the reference, in dollars. A figure is the total of one plan in one cell. */
export interface Accuracy {
  cells: number
  figures: number
  orderSensitive: number
  /** The mean error of plans with an embedded, and with an aggregate deductible, in families. */
  embeddedBias: number
  aggregateBias: number
  /** Percentiles of the absolute errors. */
  p50: number
  p99: number
  largest: number
  /** The largest error of the figures that are the same in every simulated order. */
  largestFixed: number
  /** In how many cells the cheapest plan is not the reference's. */
  wrongBestPlans: number
  /** The highest amount by which the engine's choice costs more than the reference's. */
  largestRegret: number
}

export function measureAccuracy(totals: Totals, reference: ReferenceCell[]): Accuracy {
  const compared = reference.map((cell) => ({
    ...cell,
    totals: totals(cell),
  }))
  const figures = compared.flatMap(compareFigures)
  const errors = figures.map(({ error }) => Math.abs(error)).toSorted((a, b) => a - b)
  const biasOf = (kind: 'embedded' | 'aggregate') =>
    mean(figures.filter((figure) => figure.isFamily && figure.kind === kind).map(({ error }) => error))
  const regrets = compared.map((cell) => regretOf(cell)).filter((regret) => regret > 0)
  return {
    cells: reference.length,
    figures: figures.length,
    orderSensitive: figures.filter(({ isOrderSensitive }) => isOrderSensitive).length,
    embeddedBias: biasOf('embedded'),
    aggregateBias: biasOf('aggregate'),
    p50: percentile(errors, 0.5),
    p99: percentile(errors, 0.99),
    largest: errors.at(-1) ?? 0,
    largestFixed: Math.max(
      0,
      ...figures.filter(({ isOrderSensitive }) => !isOrderSensitive).map(({ error }) => Math.abs(error)),
    ),
    wrongBestPlans: regrets.length,
    largestRegret: Math.max(0, ...regrets),
  }
}

interface ComparedCell extends ReferenceCell {
  totals: ReadonlyMap<string, number>
}

function compareFigures({ document, inputs, costs, totals }: ComparedCell) {
  return document.plans
    .filter(({ key }) => costs.has(key))
    .map(({ key, deductible: { kind } }) => {
      const { total, lowestTotal, highestTotal } = costs.get(key)!
      return {
        kind,
        isFamily: inputs.coverage !== 'EE',
        error: (totals.get(key)! - total) / 100,
        isOrderSensitive: highestTotal > lowestTotal,
      }
    })
}

/** Differences below half a cent come from sums of fractions, which are not exact. */
function regretOf({ costs, totals }: ComparedCell): number {
  const lowest = Math.min(...[...costs.values()].map(({ total }) => total))
  const [chosen] = [...totals].toSorted(([, a], [, b]) => a - b)[0]!
  const regret = costs.get(chosen)!.total - lowest
  return regret < 0.5 ? 0 : regret / 100
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** The smallest value that at least this share of the values does not exceed. */
function percentile(ascending: number[], share: number): number {
  return ascending[Math.max(0, Math.ceil(ascending.length * share) - 1)] ?? 0
}

const models = new WeakMap<PlansDocument, Model>()

/** The engine's headline figures. */
export const engineTotals: Totals = ({ document, instance, inputs }) => {
  const model = models.get(document) ?? createModel(document, instance)
  models.set(document, model)
  const { plans } = calculateRanking(model, inputs)
  return new Map(Object.entries(plans).map(([key, { totalCost }]) => [key, Math.round(totalCost * 100)]))
}
