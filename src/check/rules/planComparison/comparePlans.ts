import type { CalculationInputs } from '../../../contract/inputs.ts'
import type { Instance } from '../../../contract/instance.ts'
import { tiersOf } from '../../../contract/tiers.ts'
import { calculateCosts, dominatingPlans } from '../../../engine/calculateRanking.ts'
import type { Model } from '../../../engine/Model.ts'
import { type EmployeeGroup, GroupCosts } from './GroupCosts.ts'
import { inputsWithCare, inputsWithoutCare } from './sampleInputs.ts'

/** How the plans of a client compare over sample years. Plans are identified by their keys. */
export interface PlanComparison {
  /** The plans that are dominated wherever they are offered, in every tier, with the plans that dominate them. */
  dominated: Map<string, Set<string>>
  /** The other plans that are not the cheapest in any sample year. */
  neverBest: Map<string, BetterPlan>
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
  /** The number of sample years with an offer of the plan that is not the cheapest. */
  yearCount: number
}

export function comparePlans(instance: Instance, model: Model): PlanComparison {
  const { dominated, undominated } = findDominated(instance, model)
  return { dominated, neverBest: findNeverBest(instance, model, undominated) }
}

/** Leaves out plans that are not offered. */
function findDominated(instance: Instance, model: Model) {
  const dominators = new Map<string, Set<string>>()
  const undominated = new Set<string>()
  for (const inputs of inputsWithoutCare(instance, model.document)) {
    if (undominated.size === model.plans.length) break
    for (const [key, dominator] of dominatingPlans(model, inputs))
      if (dominator === null) undominated.add(key)
      else dominators.set(key, (dominators.get(key) ?? new Set()).add(dominator))
  }
  for (const key of undominated) dominators.delete(key)
  return { dominated: dominators, undominated }
}

/** More groups take more time and hardly find more plans that are the cheapest. */
const maxGroups = 400

function findNeverBest(
  instance: Instance,
  model: Model,
  candidates: ReadonlySet<string>,
): PlanComparison['neverBest'] {
  const keys = model.plans.map(({ plan }) => plan.key)
  /** Indexes of plans. */
  const neverBest = new Set(keys.flatMap((key, index) => (candidates.has(key) ? [index] : [])))
  const choices = findChoices(model)
  const years: number[][] = []
  /** @param costs in cents, in the order of the plans */
  const addYear = (costs: number[]) => {
    years.push(costs)
    for (const choice of choices) for (const index of cheapest(choice, costs)) neverBest.delete(index)
  }
  const groups: EmployeeGroup[] = []
  for (const inputs of sampleEvenly([...inputsWithoutCare(instance, model.document)], maxGroups)) {
    if (neverBest.size === 0) return new Map()
    const group = toGroup(model, inputs)
    groups.push(group)
    addYear(group.withoutCare)
    addYear(group.worstCase)
  }
  const tiers = tiersOf(instance).filter((tier) =>
    groups.some(
      ({ inputs, canBeBest }) => inputs.coverage === tier && [...neverBest].some((index) => canBeBest[index]),
    ),
  )
  const groupCosts = new GroupCosts(model, groups)
  for (const inputs of inputsWithCare(instance, model.document, tiers)) {
    if (neverBest.size === 0) break
    for (const costs of groupCosts.calculate(inputs)) addYear(costs)
  }
  return new Map([...neverBest].map((index) => [keys[index]!, findBetterPlan(index, keys, years)]))
}

function toGroup(model: Model, inputs: CalculationInputs): EmployeeGroup {
  const costs = new Map(calculateCosts(model, inputs).map((cost) => [cost.plan, cost]))
  const inOrder = (amount: 'charges' | 'total' | 'worstCase') =>
    model.plans.map(({ plan }) => {
      const cost = costs.get(plan)
      if (!cost) return Infinity
      return amount === 'charges' ? cost.payroll + cost.surchargeTotal : cost[amount]
    })
  const dominators = dominatingPlans(model, inputs)
  return {
    inputs,
    charges: inOrder('charges'),
    withoutCare: inOrder('total'),
    worstCase: inOrder('worstCase'),
    canBeBest: model.plans.map(({ plan }) => dominators.get(plan.key) === null),
  }
}

/** At most this many items of a list, evenly spaced. */
function sampleEvenly<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]!)
}

/** The plan that is always better, by the largest margin; if there is none, the cheapest plan of the closest year. */
function findBetterPlan(index: number, keys: string[], allYears: number[][]): BetterPlan {
  const years = allYears.filter((costs) => costs[index] !== Infinity)
  const yearCount = years.length
  const candidates = keys.map((key, other): BetterPlan => {
    const differences = years.map((costs) => costs[index]! - costs[other]!)
    const [min, max] = [lowest(differences), -lowest(differences.map((difference) => -difference))]
    return { key, min, max, isAlwaysBetter: other !== index && min > 0, yearCount }
  })
  const [always] = candidates
    .filter(({ isAlwaysBetter }) => isAlwaysBetter)
    .toSorted((one, other) => other.min - one.min)
  if (always) return always
  const { key, difference } = years
    .map((costs) => {
      const least = lowest(costs)
      return { key: keys[costs.indexOf(least)]!, difference: costs[index]! - least }
    })
    .reduce((closest, year) => (year.difference < closest.difference ? year : closest))
  return { key, min: difference, max: difference, isAlwaysBetter: false, yearCount }
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
  const least = lowest(indexes.map((index) => costs[index]!))
  return indexes.filter((index) => costs[index] === least && least < Infinity)
}

function lowest(amounts: readonly number[]): number {
  return amounts.reduce((least, amount) => Math.min(least, amount), Infinity)
}
