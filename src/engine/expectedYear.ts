import { createClaimOrders, createRenumbering, type ClaimOrders } from './claimOrders.ts'
import { expectedUses, toClaims, type Claim, type ExpectedUses } from './claims.ts'
import type { ModelPlan } from './Model.ts'
import { priceClaims, type PricedClaims } from './priceClaims.ts'
import type { ResolvedInputs } from './resolveInputs.ts'
import { highestUses } from './simulateYears.ts'

/** The year that a household expects: its claims, in several possible orders. */
export interface ExpectedYear extends ClaimOrders {
  uses: ExpectedUses[]
  claims: Claim[]
  /** For each of the uses, the most in any simulated year. Few plans need them, so the first call calculates them. */
  highestUses: () => readonly number[]
}

/** How many orders and years a calculation simulates. */
export interface SampleSizes {
  /** Orders of the estimate's claims. */
  orders: number
  /** Orders of the claims at other amounts of care. */
  curveOrders: number
  years: number
}

const fullSizes: SampleSizes = { orders: 48, curveOrders: 12, years: 80 }
const minSizes: SampleSizes = { orders: 2, curveOrders: 2, years: 12 }

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
    curveOrders: reduce('curveOrders'),
    years: reduce('years'),
  }
}

/** How many times as many orders are as exact if some claims are at other providers. */
const ordersWithOtherProviders = 2

export function createExpectedYear(resolved: ResolvedInputs): ExpectedYear {
  const { model, offered, dates } = resolved
  const year = expectedClaims(resolved)
  const { claims } = year
  const { orders } = sampleSizes(claims.length, offered.length)
  const hasOtherProviders = offered.some(({ modelPlan }) => modelPlan.others.length > 0)
  const count = hasOtherProviders ? orders * ordersWithOtherProviders : orders
  return { ...year, ...createClaimOrders(model, claims, count, dates) }
}

/**
 * The year that a household expects, in one order and in its reverse: the most expensive care of each person first, and
 * last. If both cost the same, so does practically every order.
 */
export function createOppositeYear(resolved: ResolvedInputs): Omit<ExpectedYear, 'dates'> {
  const year = expectedClaims(resolved)
  const { claims } = year
  const order = Uint32Array.from(claims.keys())
  const reverse = createRenumbering(claims)(order.toReversed())
  return { ...year, orders: [order, reverse], draws: new Float64Array() }
}

function expectedClaims({
  model,
  persons,
  offered,
}: ResolvedInputs): Pick<ExpectedYear, 'uses' | 'claims' | 'highestUses'> {
  const uses = expectedUses(model, persons)
  const claims = uses.flatMap((each) => toClaims(each, each.uses))
  let highest: number[] | undefined
  return {
    uses,
    claims,
    highestUses: () =>
      (highest ??= highestUses(model, uses, sampleSizes(claims.length, offered.length).years)),
  }
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
