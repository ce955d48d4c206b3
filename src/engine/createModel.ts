import { birthScenarios } from '../contract/family.ts'
import type { Id, Instance } from '../contract/instance.ts'
import type { Limit, Payment, Plan, PlansDocument } from '../contract/plans.ts'
import { limitKinds, noDeductible, type PlanLimit } from './limits.ts'
import {
  serviceIndexOf,
  type Model,
  type ModelPlan,
  type ModelService,
  type OtherProviders,
  type ProviderTerms,
} from './Model.ts'
import { toCents, type Cents } from './money.ts'
import { noLimit, type DeductibleKind, type PaymentRule } from './payment.ts'

/**
 * Prepares a checked plans document for any number of calculations.
 * @param instance consistent with the document.
 */
export function createModel(
  document: PlansDocument,
  {
    client,
    features,
    scenarios,
    surcharges,
  }: Pick<Instance, 'client' | 'scenarios' | 'surcharges'> & {
    features: Pick<Instance['features'], 'singleChild'>
  },
): Model {
  const services = document.services.map(
    ({ id, name, allowedAmount, isDrug = false, daysPerStay = noLimit }) => ({
      id,
      name,
      allowed: toCents(allowedAmount),
      isDrug,
      daysPerStay,
    }),
  )
  const serviceIndexes = new Map(services.map(({ id }, index) => [id, index]))
  const plans = document.plans.map((plan) => createModelPlan(plan, services, serviceIndexes))
  const terms = plans.flatMap((plan) => [plan, ...plan.others])
  const mostExpensiveFirst = sortByPrice(services)
  const priceRanks = services.map(() => 0)
  for (const [rank, index] of mostExpensiveFirst.entries()) priceRanks[index] = rank
  return {
    document,
    planYear: client.planYear,
    singleChild: features.singleChild,
    birthScenarios: birthScenarios({ scenarios }),
    surcharges: document.surcharges.map((row) => ({
      ...row,
      appliesTo: surcharges.find(({ id }) => id === row.id)?.appliesTo,
    })),
    services,
    serviceIndexes,
    mostExpensiveFirst,
    priceRanks,
    usesPerEpisode: services.map((service, index) => usesPerEpisode(service, index, terms)),
    selfOnlyCap: document.selfOnlyCap === undefined ? Infinity : toCents(document.selfOnlyCap),
    plans,
  }
}

/** The deductible of a plan that applies it to no service. */
const unusedDeductible: PlanLimit = { individual: 0, person: 0, family: 0, isEmbedded: true }

function createModelPlan(plan: Plan, services: ModelService[], indexes: Map<Id, number>): ModelPlan {
  const { drugMaximum, maximumExcludesCopays = false, otherProviders = [] } = plan
  const payments = services.map(() => plan.payment)
  for (const { service, payment } of plan.services ?? []) payments[serviceIndexOf(indexes, service)] = payment
  const rules = services.map((service, index) => paymentRule(plan, service, payments[index]!, indexes))
  const terms: ProviderTerms = {
    rules,
    deductibleKinds: rules.map(kindOfDeductible),
    maximumKinds: services.map(({ isDrug }) =>
      limitKinds.indexOf(isDrug && drugMaximum ? 'drug' : 'medical'),
    ),
  }
  const used = otherProviders.filter(({ share }) => share > 0)
  const others = used.map((each, index) =>
    createOtherProviders(plan, each, limitKinds.length + index, terms, services, indexes),
  )
  const applies = (kind: (typeof limitKinds)[number]) =>
    [terms, ...others].some(({ deductibleKinds }) => deductibleKinds.includes(limitKinds.indexOf(kind)))
  return {
    plan,
    ...terms,
    deductible: applies('medical') ? toPlanLimit(plan.deductible) : unusedDeductible,
    drugDeductible: applies('drug') ? drugDeductible(plan) : unusedDeductible,
    maximum: toPlanLimit(plan.outOfPocketMaximum),
    drugMaximum: drugMaximum ? toPlanLimit(drugMaximum) : null,
    others,
    maximumExcludesCopays:
      maximumExcludesCopays && [terms, ...others].some((providers) => providers.rules.some(hasCopay)),
  }
}

/**
 * @param kind the index of the providers' own limits.
 * @param terms the plan's.
 */
function createOtherProviders(
  plan: Plan,
  { share, deductible, outOfPocketMaximum: maximum, ...there }: NonNullable<Plan['otherProviders']>[number],
  kind: number,
  terms: ProviderTerms,
  services: ModelService[],
  indexes: Map<Id, number>,
): OtherProviders {
  const payments = services.map(({ id, isDrug }) =>
    isDrug || there.except?.includes(id) ? undefined : there.payment,
  )
  for (const { service, payment } of there.services ?? [])
    payments[serviceIndexOf(indexes, service)] = payment
  const rules = services.map((service, index) => {
    const payment = payments[index]
    return payment
      ? paymentRule(deductible ? { deductible } : plan, service, payment, indexes)
      : terms.rules[index]!
  })
  return {
    shares: payments.map((payment) => (payment ? share / 100 : 0)),
    rules,
    deductibleKinds: rules.map((rule, index) =>
      payments[index] && deductible && rule.deductible !== 'none' ? kind : kindOfDeductible(rule),
    ),
    maximumKinds: payments.map((payment, index) => (payment && maximum ? kind : terms.maximumKinds[index]!)),
    deductible: deductible ? toPlanLimit(deductible) : null,
    maximum: maximum ? toPlanLimit(maximum) : null,
  }
}

function kindOfDeductible({ deductible }: PaymentRule): number {
  return deductible === 'none' ? noDeductible : limitKinds.indexOf(deductible)
}

type Deductibles = Pick<Plan, 'deductible' | 'drugDeductible'>

/** Terms without effect get the same value in every plan, so that plans can be compared term by term. */
function paymentRule(
  limits: Deductibles,
  { isDrug, daysPerStay }: ModelService,
  payment: Payment,
  indexes: Map<Id, number>,
): PaymentRule {
  const { copay = 0, copayDays = noLimit, coinsurance = 0, coinsuranceMinimum = 0, firstUses } = payment
  const deductible = payment.deductible ? deductibleKind(limits, isDrug) : 'none'
  const maximum = optionalCents(payment.coinsuranceMaximum) ?? Infinity
  const hasCoinsurance = coinsurance > 0 || coinsuranceMinimum > 0
  const priceUntilDeductible = deductible === 'none' ? null : optionalCents(payment.priceUntilDeductible)
  return {
    deductible,
    priceUntilDeductible,
    copayFirst: payment.copayFirst ?? false,
    daysPerStay,
    copay: toCents(copay),
    copayDays: copay > 0 ? copayDays : 0,
    copayWaivedWith:
      payment.copayWaivedWith === undefined ? null : serviceIndexOf(indexes, payment.copayWaivedWith),
    coinsurance: maximum > 0 ? Math.round(coinsurance * 100) : 0,
    coinsuranceMinimum: Math.min(toCents(coinsuranceMinimum), maximum),
    coinsuranceMaximum: hasCoinsurance ? maximum : 0,
    firstUses: firstUses?.count ?? 0,
    firstCopay: toCents(firstUses?.copay ?? 0),
    sharesFirstUses: firstUses?.shared === true && !payment.notCovered,
    coveredUses: payment.notCovered ? 0 : (payment.visitLimit ?? noLimit),
  }
}

/** A deductible of zero counts as no deductible. */
function deductibleKind(
  { deductible, drugDeductible: forDrugs }: Deductibles,
  isDrug: boolean,
): DeductibleKind {
  if (isDrug && forDrugs !== undefined) return forDrugs > 0 ? 'drug' : 'none'
  return deductible.individual > 0 || deductible.family > 0 ? 'medical' : 'none'
}

/** Each person's deductible for prescriptions, and the family's if there is one. */
function drugDeductible({ drugDeductible: individual = 0, familyDrugDeductible }: Plan): PlanLimit {
  return {
    individual: toCents(individual),
    person: toCents(individual),
    family: optionalCents(familyDrugDeductible) ?? Infinity,
    isEmbedded: true,
  }
}

function toPlanLimit({ individual, person = individual, family, kind }: Limit): PlanLimit {
  return {
    individual: toCents(individual),
    person: toCents(person),
    family: toCents(family),
    isEmbedded: kind === 'embedded',
  }
}

function optionalCents(dollars: number | undefined): Cents | null {
  return dollars === undefined ? null : toCents(dollars)
}

/** Service indexes, the most expensive first. Equal prices are sorted by id, so that the order of the document has no effect. */
function sortByPrice(services: ModelService[]): number[] {
  return services
    .map(({ id, allowed }, index) => ({ id, allowed, index }))
    .toSorted((a, b) => b.allowed - a.allowed || compareIds(a.id, b.id))
    .map(({ index }) => index)
}

/** Numbers come before texts. Texts are compared by code unit, so that the order is the same on every host. */
function compareIds(a: Id, b: Id) {
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : 1
}

/**
 * One use is a day of a stay if the service has a length of stay, or if any plan limits its copay to a number of days.
 * The episodes are the same for all plans, so that all plans get the same claims.
 */
function usesPerEpisode({ daysPerStay }: ModelService, index: number, terms: ProviderTerms[]): number {
  const isByDay = daysPerStay < noLimit || terms.some(({ rules }) => hasDayLimit(rules[index]!))
  return isByDay ? daysPerStay : 1
}

function hasCopay({ copay, firstCopay, priceUntilDeductible }: PaymentRule) {
  return copay > 0 || firstCopay > 0 || priceUntilDeductible !== null
}

function hasDayLimit({ copay, copayDays }: PaymentRule) {
  return copay > 0 && copayDays < noLimit
}
