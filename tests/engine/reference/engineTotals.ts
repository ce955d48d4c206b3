import type { PlansDocument } from '../../../src/contract/plans.ts'
import { calculate } from '../../../src/engine/calculate.ts'
import { createModel } from '../../../src/engine/createModel.ts'
import type { Model } from '../../../src/engine/Model.ts'
import type { Totals } from './accuracy.ts'

const models = new WeakMap<PlansDocument, Model>()

/** The engine's headline figures. */
export const engineTotals: Totals = (document, inputs, planYear) => {
  const model = models.get(document) ?? createModel(document, planYear)
  models.set(document, model)
  const { plans } = calculate(model, inputs)
  return new Map(Object.entries(plans).map(([key, { totalCost }]) => [key, Math.round(totalCost * 100)]))
}
