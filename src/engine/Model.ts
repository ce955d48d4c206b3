import type { Id, Instance } from '../contract/instance.ts'
import type { Plan, PlansDocument } from '../contract/plans.ts'
import type { PlanLimit, PlanLimits } from './limits.ts'
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

export interface ModelPlan extends PlanLimits, ProviderTerms {
  plan: Plan
  /** Whether the plan has copays that do not count toward a maximum. */
  maximumExcludesCopays: boolean
  others: OtherProviders[]
}

/** What members pay at some providers, by service index. */
export interface ProviderTerms {
  rules: PaymentRule[]
  /**
   * The kind of deductible and of maximum that each service counts toward: an index of `limitKinds`, or behind them, the
   * index of other providers with limits of their own.
   */
  deductibleKinds: number[]
  maximumKinds: number[]
}

/** Providers at which a plan pays less. Services without a payment there have the plan's terms. */
export interface OtherProviders extends ProviderTerms {
  /** The share of uses there, from 0 to 1, by service index. */
  shares: number[]
  deductible: PlanLimit | null
  maximum: PlanLimit | null
}

/** @throws RangeError if the document has no such service. */
export function serviceIndexOf(indexes: ReadonlyMap<Id, number>, service: Id): number {
  const index = indexes.get(service)
  if (index === undefined) throw new RangeError(`There is no service ${JSON.stringify(service)}`)
  return index
}
