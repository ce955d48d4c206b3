import { createClaimOrders, type ClaimOrders } from './claimOrders.ts'
import { expectedUses, toClaims, type Claim, type ExpectedUses } from './claims.ts'
import type { ModelPlan } from './Model.ts'
import { priceClaims, type PricedClaims } from './priceClaims.ts'
import type { ResolvedInputs } from './resolveInputs.ts'

/** The year that a household expects: its claims, in several possible orders. */
export interface ExpectedYear extends ClaimOrders {
  uses: ExpectedUses[]
  claims: Claim[]
}

/** How many orders and years a calculation simulates. */
export interface SampleSizes {
  /** Orders of the estimate's claims. */
  orders: number
  /** Orders of claims that only show whether a cost depends on the order at all. */
  comparisonOrders: number
  /** Orders of the claims at other amounts of care. */
  curveOrders: number
  years: number
}

const fullSizes: SampleSizes = { orders: 48, comparisonOrders: 8, curveOrders: 12, years: 80 }
const minSizes: SampleSizes = { orders: 2, comparisonOrders: 2, curveOrders: 2, years: 12 }

/** Above this number of claims times plans, a calculation simulates proportionally fewer orders and years. */
const maxWorkAtFullSizes = 1500

/**
 * The sample sizes for a number of claims. Years with very many claims need fewer orders for the same accuracy, since
 * each claim has less effect.
 */
export function sampleSizes(claims: number, plans: number): SampleSizes {
  const factor = Math.min(1, maxWorkAtFullSizes / (claims * plans))
  const reduce = (size: keyof SampleSizes) => Math.max(minSizes[size], Math.round(fullSizes[size] * factor))
  return {
    orders: reduce('orders'),
    comparisonOrders: reduce('comparisonOrders'),
    curveOrders: reduce('curveOrders'),
    years: reduce('years'),
  }
}

/** How many times as many orders are as exact if some claims are at other providers. */
const ordersWithOtherProviders = 2

/** @param size which of the sample sizes is the number of orders. */
export function createExpectedYear(
  { model, persons, offered, dates }: ResolvedInputs,
  size: 'orders' | 'comparisonOrders',
): ExpectedYear {
  const uses = expectedUses(model, persons)
  const claims = uses.flatMap((each) => toClaims(each, each.uses))
  const orders = sampleSizes(claims.length, offered.length)[size]
  const isByShare = size === 'orders' && offered.some(({ modelPlan }) => modelPlan.others.length > 0)
  const count = isByShare ? orders * ordersWithOtherProviders : orders
  return { uses, claims, ...createClaimOrders(model, claims, count, dates) }
}

/** The claims of a household's year as one plan pays them. */
export function priceHouseholdClaims(
  { model, persons, allowed }: ResolvedInputs,
  plan: ModelPlan,
  { claims, draws }: Pick<ExpectedYear, 'claims' | 'draws'>,
): PricedClaims {
  const stays = (person: number, serviceIndex: number) =>
    Math.ceil(persons[person]!.uses[serviceIndex]! / model.services[serviceIndex]!.daysPerStay)
  return priceClaims(plan, claims, allowed, stays, draws)
}
