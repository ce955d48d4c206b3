import type { CoverageCode } from '../contract/inputs.ts'
import type { Id } from '../contract/instance.ts'
import type { ClaimOrderCode } from '../contract/outputs.ts'
import type { Plan, PlansDocument } from '../contract/plans.ts'
import type { PlanTerms } from './dominance.ts'
import type { PlanLimits } from './limits.ts'
import type { Cents } from './money.ts'
import type { PaymentRule } from './payment.ts'

/** A plans document prepared for calculations: amounts in cents, and services by index. */
export interface Model {
  document: PlansDocument
  planYear: number
  services: ModelService[]
  /** The index of each service, by id. */
  serviceIndexes: Map<Id, number>
  /** The indexes of the services, the most expensive first. */
  mostExpensiveFirst: number[]
  /** How many custom uses of a service one person gets in a turn, by service index (household.ts). */
  usesPerTurn: number[]
  /** The legal limit of one person's out-of-pocket expenses in a year. */
  selfOnlyCap: Cents
  plans: ModelPlan[]
  /** The claim order rules that apply to a household of any size. */
  claimOrder: ClaimOrderCode[]
  /** The plans' terms by tier and salary band, filled on first use (planTerms.ts). */
  termsCache: Map<CoverageCode, Map<Id | null, PlanTerms[]>>
}

export interface ModelService {
  id: Id
  name: string
  /** The price of one use before the location factor. */
  allowed: Cents
  isDrug: boolean
  daysPerStay: number
}

export interface ModelPlan extends PlanLimits {
  plan: Plan
  /** How each service is paid, by service index. */
  rules: PaymentRule[]
  /** Service indexes in the order of the claims: all, those before the plan's deductible, and those under it. */
  order: number[]
  beforeDeductible: number[]
  underDeductible: number[]
}

/** @throws RangeError if the document has no such service. */
export function serviceIndexOf(indexes: ReadonlyMap<Id, number>, service: Id): number {
  const index = indexes.get(service)
  if (index === undefined) throw new RangeError(`There is no service ${JSON.stringify(service)}`)
  return index
}
