import type { Id } from '../contract/instance.ts'
import type { Limit, Payment, Plan, PlansDocument } from '../contract/plans.ts'
import { claimOrderCodes, orderClaims, sortByPrice } from './claimOrder.ts'
import type { PlanLimit } from './limits.ts'
import { serviceIndexOf, type Model, type ModelPlan, type ModelService } from './Model.ts'
import { toCents } from './money.ts'
import { noDayLimit, type DeductibleKind, type PaymentRule } from './payment.ts'

/**
 * Prepares a checked plans document for any number of calculations.
 * @param planYear selects the contribution limits.
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
  const serviceIndexes = new Map(services.map(({ id }, index) => [id, index]))
  const plans = document.plans.map((plan) => createModelPlan(plan, services, serviceIndexes))
  return {
    document,
    planYear,
    services,
    serviceIndexes,
    mostExpensiveFirst: sortByPrice(services),
    usesPerTurn: services.map((service, index) => usesPerTurn(service, index, plans)),
    selfOnlyCap: document.selfOnlyCap === undefined ? Infinity : toCents(document.selfOnlyCap),
    plans,
    claimOrder: claimOrderCodes(plans),
    termsCache: new Map(),
  }
}

/** The deductible of a plan that applies it to no service. */
const noDeductible: PlanLimit = { individual: 0, family: 0, isEmbedded: true }

function createModelPlan(plan: Plan, services: ModelService[], indexes: Map<Id, number>): ModelPlan {
  const payments = services.map(() => plan.payment)
  for (const { service, payment } of plan.services ?? []) payments[serviceIndexOf(indexes, service)] = payment
  const rules = services.map((service, index) => paymentRule(plan, service, payments[index]!))
  const order = orderClaims(services, rules)
  const applies = (kind: DeductibleKind) => rules.some(({ deductible }) => deductible === kind)
  return {
    plan,
    deductible: applies('medical') ? toPlanLimit(plan.deductible) : noDeductible,
    drugDeductible: applies('drug') ? toCents(plan.drugDeductible ?? 0) : 0,
    maximum: toPlanLimit(plan.outOfPocketMaximum),
    rules,
    order,
    beforeDeductible: order.filter((index) => rules[index]!.deductible !== 'medical'),
    underDeductible: order.filter((index) => rules[index]!.deductible === 'medical'),
  }
}

/** Terms without effect get the same value in every plan, so that plans can be compared term by term. */
function paymentRule(plan: Plan, { isDrug, daysPerStay }: ModelService, payment: Payment): PaymentRule {
  const { copay = 0, copayDays = noDayLimit, coinsurance = 0 } = payment
  const maximum = payment.coinsuranceMaximum === undefined ? Infinity : toCents(payment.coinsuranceMaximum)
  return {
    deductible: payment.deductible ? deductibleKind(plan, isDrug) : 'none',
    daysPerStay,
    copay: toCents(copay),
    copayDays: copay > 0 ? copayDays : 0,
    coinsurance: maximum > 0 ? Math.round(coinsurance * 100) : 0,
    coinsuranceMaximum: coinsurance > 0 ? maximum : 0,
  }
}

/** A deductible of zero is none: it does not affect the order of claims. */
function deductibleKind(plan: Plan, isDrug: boolean): DeductibleKind {
  if (isDrug && plan.drugDeductible !== undefined) return plan.drugDeductible > 0 ? 'drug' : 'none'
  return plan.deductible.individual > 0 || plan.deductible.family > 0 ? 'medical' : 'none'
}

function toPlanLimit({ individual, family, kind }: Limit): PlanLimit {
  return { individual: toCents(individual), family: toCents(family), isEmbedded: kind === 'embedded' }
}

/**
 * A stay is never split between persons. One use is a day of a stay if the service has a length of stay, or if any plan
 * limits its copay to a number of days: every plan must get the same distribution of uses.
 */
function usesPerTurn({ daysPerStay }: ModelService, index: number, plans: ModelPlan[]): number {
  const isByDay = daysPerStay < noDayLimit || plans.some(({ rules }) => hasDayLimit(rules[index]!))
  return isByDay ? daysPerStay : 1
}

function hasDayLimit({ copay, copayDays }: PaymentRule) {
  return copay > 0 && copayDays < noDayLimit
}
