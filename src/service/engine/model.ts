import type { Id } from '../../contract/instance.ts'
import type { Limit, Payment, Plan, PlansDocument } from '../../contract/plans.ts'
import { claimOrder } from './claimOrder.ts'
import { toCents, type Cents } from './money.ts'
import type { PaymentRule } from './payment.ts'

/** A plans document made ready for calculations: amounts in cents, everything found by id or by place. */
export interface Model {
  document: PlansDocument
  planYear: number
  services: ModelService[]
  /** Where each service stands in the list. */
  places: Map<Id, number>
  /** The most that one person can be asked for by law. */
  selfOnlyCap: Cents
  plans: ModelPlan[]
}

export interface ModelService {
  id: Id
  allowed: Cents
}

export interface ModelPlan {
  plan: Plan
  deductible: ModelLimit
  maximum: ModelLimit
  /** How each service is paid, by the service's place. */
  rules: PaymentRule[]
  /** The places of the services in the order their claims come in. */
  order: number[]
}

export interface ModelLimit {
  individual: Cents
  family: Cents
  isEmbedded: boolean
}

/**
 * Makes a checked plans document ready for any number of calculations.
 * @param planYear the year whose contribution limits hold.
 */
export function createModel(document: PlansDocument, planYear: number): Model {
  const services = document.services.map(({ id, allowedAmount }) => ({ id, allowed: toCents(allowedAmount) }))
  const places = new Map(services.map(({ id }, place) => [id, place]))
  return {
    document,
    planYear,
    services,
    places,
    selfOnlyCap: document.selfOnlyCap === undefined ? Infinity : toCents(document.selfOnlyCap),
    plans: document.plans.map((plan) => modelPlan(plan, services, places)),
  }
}

function modelPlan(plan: Plan, services: ModelService[], places: Map<Id, number>): ModelPlan {
  const rules = services.map(() => modelRule(plan.payment))
  for (const { service, payment } of plan.services ?? []) rules[placeOf(places, service)] = modelRule(payment)
  return {
    plan,
    deductible: modelLimit(plan.deductible),
    maximum: modelLimit(plan.outOfPocketMaximum),
    rules,
    order: claimOrder(services, rules),
  }
}

function modelRule({ deductible = false, copay = 0, coinsurance = 0 }: Payment): PaymentRule {
  return { takesDeductible: deductible, copay: toCents(copay), coinsurance: Math.round(coinsurance * 100) }
}

function modelLimit({ individual, family, kind }: Limit): ModelLimit {
  return { individual: toCents(individual), family: toCents(family), isEmbedded: kind === 'embedded' }
}

/** @throws RangeError when the document has no such service. */
export function placeOf(places: Map<Id, number>, service: Id): number {
  const place = places.get(service)
  if (place === undefined) throw new RangeError(`There is no service ${JSON.stringify(service)}`)
  return place
}
