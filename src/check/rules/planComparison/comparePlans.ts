import type { CalculationInputs } from '../../../contract/inputs.ts'
import type { Instance } from '../../../contract/instance.ts'
import { calculateCosts } from '../../../engine/calculate.ts'
import type { Model } from '../../../engine/Model.ts'
import type { PlanCost } from '../../../engine/planCost.ts'
import { inputsWithCare, inputsWithoutCare } from './sampleInputs.ts'

interface Sample {
  inputs: CalculationInputs
  /** In the order of the plans. */
  costs: PlanCost[]
}

/** How the plans of a client compare over sample years. Plans are identified by their keys. */
export interface PlanComparison {
  /** The plans that are dominated in every tier and salary band, with the plans that dominate them. */
  dominated: Map<string, Set<string>>
  /** The other plans that are not the cheapest in any sample year. */
  neverBest: Map<string, BetterPlan>
  /** The number of sample years. No more are calculated once every plan has been the cheapest in one. */
  yearCount: number
}

/** A plan that costs less than another, and by how many cents a year. */
export interface BetterPlan {
  key: string
  /** Smallest difference. */
  min: number
  /** Largest difference. */
  max: number
  /** Whether it costs less in every sample year. If not, it is the cheapest plan of the year with the smallest difference. */
  isAlwaysBetter: boolean
}

export function comparePlans(instance: Instance, model: Model): PlanComparison {
  const withoutCare = [...inputsWithoutCare(instance)].map((inputs) => calculateSample(model, inputs))
  const dominated = findDominated(model, withoutCare)
  return { dominated, ...findNeverBest(instance, model, withoutCare, dominated) }
}

function calculateSample(model: Model, inputs: CalculationInputs): Sample {
  return { inputs, costs: calculateCosts(model, inputs) }
}

function findDominated({ plans }: Model, withoutCare: Sample[]): PlanComparison['dominated'] {
  const isKey = (key: string | null | undefined) => typeof key === 'string'
  return new Map(
    plans
      .map(({ plan }, index) => ({
        key: plan.key,
        dominatedBy: withoutCare.map(({ costs }) => costs[index]?.dominatedBy),
      }))
      .filter(({ dominatedBy }) => dominatedBy.every(isKey))
      .map(({ key, dominatedBy }) => [key, new Set(dominatedBy.filter(isKey))]),
  )
}

function findNeverBest(
  instance: Instance,
  model: Model,
  withoutCare: Sample[],
  dominated: PlanComparison['dominated'],
): Pick<PlanComparison, 'neverBest' | 'yearCount'> {
  const keys = model.plans.map(({ plan }) => plan.key)
  /** Indexes of plans. */
  const neverBest = new Set(keys.flatMap((key, index) => (dominated.has(key) ? [] : [index])))
  const choices = findChoices(model)
  const years: number[][] = []
  /** @param costs in cents, in the order of the plans */
  const addYear = (costs: number[]) => {
    years.push(costs)
    for (const choice of choices) for (const index of cheapest(choice, costs)) neverBest.delete(index)
  }
  for (const { costs } of withoutCare) {
    addYear(costs.map(({ total }) => total))
    addYear(costs.map(({ worstCase }) => worstCase))
  }
  for (const inputs of inputsWithCare(instance, model.document)) {
    if (neverBest.size === 0) break
    const { costs } = calculateSample(model, inputs)
    // Only the payroll deduction depends on the salary band, so the other bands need no calculation.
    for (const band of withoutCare.filter((sample) => sample.inputs.coverage === inputs.coverage))
      addYear(costs.map(({ total, payroll }, index) => total - payroll + band.costs[index]!.payroll))
  }
  return {
    neverBest: new Map([...neverBest].map((index) => [keys[index]!, findBetterPlan(index, keys, years)])),
    yearCount: years.length,
  }
}

/** The plan that is always better, by the largest margin; if there is none, the cheapest plan of the closest year. */
function findBetterPlan(index: number, keys: string[], years: number[][]): BetterPlan {
  const candidates = keys.map((key, other): BetterPlan => {
    const differences = years.map((costs) => costs[index]! - costs[other]!)
    const [min, max] = [Math.min(...differences), Math.max(...differences)]
    return { key, min, max, isAlwaysBetter: other !== index && min > 0 }
  })
  const [always] = candidates
    .filter(({ isAlwaysBetter }) => isAlwaysBetter)
    .toSorted((one, other) => other.min - one.min)
  if (always) return always
  const { key, difference } = years
    .map((costs) => {
      const lowest = Math.min(...costs)
      return { key: keys[costs.indexOf(lowest)]!, difference: costs[index]! - lowest }
    })
    .reduce((closest, year) => (year.difference < closest.difference ? year : closest))
  return { key, min: difference, max: difference, isAlwaysBetter: false }
}

/** Indexes of the plans that employees choose from: all, and for those who avoid their own money, plans without it. */
function findChoices({ plans, document }: Model): number[][] {
  const all = [...plans.keys()]
  const doSomeAvoidOwnMoney = document.savingsStyles.some(({ avoidsOwnMoney }) => avoidsOwnMoney)
  return [
    all,
    ...(doSomeAvoidOwnMoney ? [all.filter((index) => !plans[index]!.plan.account?.needsOwnMoney)] : []),
  ]
}

function cheapest(indexes: number[], costs: number[]): number[] {
  const lowest = Math.min(...indexes.map((index) => costs[index]!))
  return indexes.filter((index) => costs[index] === lowest)
}
