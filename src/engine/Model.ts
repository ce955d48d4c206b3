import type { Id, Instance } from '../contract/instance.ts'
import type { Plan, PlansDocument } from '../contract/plans.ts'
import type { PlanLimits } from './limits.ts'
import type { Cents } from './money.ts'
import type { PaymentRule } from './payment.ts'

/** A plans document prepared for calculations: amounts in cents, and services by index. */
export interface Model {
  document: PlansDocument
  planYear: number
  /** Whether one child has a tier of its own. */
  singleChild: boolean
  /** The ids of the scenarios in which a child is born. */
  birthScenarios: ReadonlySet<Id | null>
  surcharges: ModelSurcharge[]
  services: ModelService[]
  /** The index of each service, by id. */
  serviceIndexes: Map<Id, number>
  /** The indexes of the services, the most expensive first. */
  mostExpensiveFirst: number[]
  /** The rank of each service in that order, by service index. */
  priceRanks: number[]
  /** How many uses are one episode, by service index: the days of a stay, or one. No episode is split between persons. */
  usesPerEpisode: number[]
  /** The legal limit of one person's out-of-pocket expenses in a year. */
  selfOnlyCap: Cents
  plans: ModelPlan[]
}

export interface ModelService {
  id: Id
  name: string
  /** The price of one use before the location factor. */
  allowed: Cents
  isDrug: boolean
  daysPerStay: number
}

/** A surcharge or credit, with the tiers that it is for; every tier without a list. */
export type ModelSurcharge = PlansDocument['surcharges'][number] & {
  appliesTo: Instance['surcharges'][number]['appliesTo'] | undefined
}

export interface ModelPlan extends PlanLimits {
  plan: Plan
  /** How each service is paid, by service index. */
  rules: PaymentRule[]
  /** The kind of maximum that each service counts toward, as an index of `limitKinds`, by service index. */
  maximumKinds: number[]
  /** Whether the plan has copays that do not count toward a maximum. */
  maximumExcludesCopays: boolean
}

/** @throws RangeError if the document has no such service. */
export function serviceIndexOf(indexes: ReadonlyMap<Id, number>, service: Id): number {
  const index = indexes.get(service)
  if (index === undefined) throw new RangeError(`There is no service ${JSON.stringify(service)}`)
  return index
}
