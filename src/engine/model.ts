import type { CoverageCode } from '../contract/inputs.ts'
import type { Id } from '../contract/instance.ts'
import type { ClaimOrderCode } from '../contract/outputs.ts'
import type { Limit, Payment, Plan, PlansDocument } from '../contract/plans.ts'
import { claimOrder, claimOrderCodes, dearestFirst } from './claimOrder.ts'
import type { PlanTerms } from './planTerms.ts'
import { toCents, type Cents } from './money.ts'
import { noDayLimit, type DeductibleKind, type PaymentRule } from './payment.ts'
import { usesPerTurn } from './usesPerTurn.ts'

/** A plans document made ready for calculations: amounts in cents, everything found by id or by place. */
export interface Model {
  document: PlansDocument
  planYear: number
  services: ModelService[]
  /** Where each service stands in the list. */
  places: Map<Id, number>
  /** The places of the services, from the dearest to the cheapest. */
  dearest: number[]
  /** How many custom uses of each service fall on one person at a time, by the service's place. */
  usesPerTurn: number[]
  /** The most that one person can be asked for by law. */
  selfOnlyCap: Cents
  plans: ModelPlan[]
  /** The claim order rules that apply to a household of any size. */
  claimOrder: ClaimOrderCode[]
  /** The plans' terms by tier and salary band, as far as they have been asked for. */
  terms: Map<CoverageCode, Map<Id | null, PlanTerms[]>>
}

export interface ModelService {
  id: Id
  name: string
  allowed: Cents
  isDrug: boolean
  daysPerStay: number
}

export interface ModelPlan {
  plan: Plan
  deductible: ModelLimit
  drugDeductible: Cents
  maximum: ModelLimit
  /** How each service is paid, by the service's place. */
  rules: PaymentRule[]
  /** The places of the services in the order their claims come in: those before the plan's deductible, and those under it. */
  order: number[]
  beforeDeductible: number[]
  underDeductible: number[]
}

export interface ModelLimit {
  individual: Cents
  family: Cents
  isEmbedded: boolean
}

/** A deductible that applies to nothing. */
const noLimit: ModelLimit = { individual: 0, family: 0, isEmbedded: true }

/**
 * Makes a checked plans document ready for any number of calculations.
 * @param planYear the year whose contribution limits hold.
 */
export function createModel(document: PlansDocument, planYear: number): Model {
  const services = document.services.map(
    ({ id, name, allowedAmount, isDrug = false, daysPerStay = noDayLimit }) => ({
      id,
      name,
      allowed: toCents(allowedAmount),
      isDrug,
      daysPerStay,
    }),
  )
  const places = new Map(services.map(({ id }, place) => [id, place]))
  const plans = document.plans.map((plan) => modelPlan(plan, services, places))
  return {
    document,
    planYear,
    services,
    places,
    dearest: dearestFirst(services),
    usesPerTurn: services.map((service, place) => usesPerTurn(service, place, plans)),
    selfOnlyCap: document.selfOnlyCap === undefined ? Infinity : toCents(document.selfOnlyCap),
    plans,
    claimOrder: claimOrderCodes(plans),
    terms: new Map(),
  }
}

function modelPlan(plan: Plan, services: ModelService[], places: Map<Id, number>): ModelPlan {
  const payments = services.map(() => plan.payment)
  for (const { service, payment } of plan.services ?? []) payments[placeOf(places, service)] = payment
  const rules = services.map((service, place) => modelRule(plan, service, payments[place]!))
  const order = claimOrder(services, rules)
  const applies = (kind: DeductibleKind) => rules.some(({ deductible }) => deductible === kind)
  return {
    plan,
    deductible: applies('medical') ? modelLimit(plan.deductible) : noLimit,
    drugDeductible: applies('drug') ? toCents(plan.drugDeductible ?? 0) : 0,
    maximum: modelLimit(plan.outOfPocketMaximum),
    rules,
    order,
    beforeDeductible: order.filter((place) => rules[place]!.deductible !== 'medical'),
    underDeductible: order.filter((place) => rules[place]!.deductible === 'medical'),
  }
}

function modelRule(plan: Plan, { isDrug, daysPerStay }: ModelService, payment: Payment): PaymentRule {
  const { copay = 0, copayDays = noDayLimit, coinsurance = 0, coinsuranceMaximum } = payment
  const most = coinsuranceMaximum === undefined ? Infinity : toCents(coinsuranceMaximum)
  return {
    deductible: payment.deductible ? deductibleKind(plan, isDrug) : 'none',
    daysPerStay,
    // What is not asked for has no other figure to be compared by.
    copay: toCents(copay),
    copayDays: copay > 0 ? copayDays : 0,
    coinsurance: most > 0 ? Math.round(coinsurance * 100) : 0,
    coinsuranceMaximum: coinsurance > 0 ? most : 0,
  }
}

/** A deductible of zero is none: it has no say in the order of claims. */
function deductibleKind(plan: Plan, isDrug: boolean): DeductibleKind {
  if (isDrug && plan.drugDeductible !== undefined) return plan.drugDeductible > 0 ? 'drug' : 'none'
  return plan.deductible.individual > 0 || plan.deductible.family > 0 ? 'medical' : 'none'
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
