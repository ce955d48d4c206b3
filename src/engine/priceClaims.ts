import type { Claim } from './claims.ts'
import type { ModelPlan, ProviderTerms } from './Model.ts'
import type { Cents } from './money.ts'
import { noLimit, payUses, type CostShare, type PaymentRule } from './payment.ts'

/** What the member pays for a claim. */
export interface ClaimCost extends CostShare {
  /** The price of uses that the plan does not cover. */
  notCovered: Cents
}

/** A household's claims as one plan pays them. */
export interface PricedClaims {
  plan: ModelPlan
  claims: Claim[]
  /** The price of each claim. */
  prices: ClaimPrice[]
  /** Those at each of the plan's other providers. */
  elsewhere: ClaimPrice[][]
  /** Decides at which providers a claim is: for each order, a number for each claim. */
  draws: Float64Array
  /** Whether all claims are free once the household's maximum is met. */
  endsAtMaximum: boolean
}

/** What is the same for all claims of a service with the same uses. */
export interface ClaimPrice {
  rule: PaymentRule
  deductibleKind: number
  maximumKind: number
  /** The price of one use. */
  allowed: Cents
  /** How many of the person's uses have no copay. */
  waivedUses: number
  /** The remaining deductible from which the whole price is applied to it; Infinity if it never is. */
  fullDeductibleFrom: Cents
  /** The cost if the whole price is applied to the deductible. Like the other costs, it is after all shared first uses. */
  underDeductible: ClaimCost
  /** The cost if the deductible is met. */
  afterDeductible: ClaimCost
}

/** The number of a person's stays, by service index. */
type Stays = (person: number, serviceIndex: number) => number

/**
 * @param allowed the price of one use, by service index.
 * @param draws those of the claims in each order.
 */
export function priceClaims(
  plan: ModelPlan,
  claims: Claim[],
  allowed: Cents[],
  stays: Stays,
  draws: Float64Array,
): PricedClaims {
  const prices = priceClaimsAt(plan, claims, allowed, stays)
  return {
    plan,
    claims,
    prices,
    elsewhere: plan.others.map((providers) => priceClaimsAt(providers, claims, allowed, stays)),
    draws,
    endsAtMaximum:
      !plan.maximumExcludesCopays &&
      plan.drugMaximum === null &&
      plan.others.length === 0 &&
      prices.every(({ afterDeductible }) => afterDeductible.notCovered === 0),
  }
}

function priceClaimsAt(
  providers: ProviderTerms,
  claims: Claim[],
  allowed: Cents[],
  stays: Stays,
): ClaimPrice[] {
  // Most claims of a service cost the same.
  const knownPrices = new Map<number, ClaimPrice>()
  return claims.map((claim) => {
    const { person, serviceIndex, uses } = claim
    const { firstUses, sharesFirstUses, coveredUses, copayWaivedWith } = providers.rules[serviceIndex]!
    const isEveryUseEqual =
      (firstUses === 0 || sharesFirstUses) && coveredUses === noLimit && copayWaivedWith === null
    const key = serviceIndex * maxUses + uses
    const found = isEveryUseEqual ? knownPrices.get(key) : undefined
    if (found) return found
    const waived = copayWaivedWith === null ? 0 : stays(person, copayWaivedWith)
    const price = priceClaim(providers, claim, allowed[serviceIndex]!, waived)
    if (isEveryUseEqual) knownPrices.set(key, price)
    return price
  })
}

/** The prices in one order, with each claim at its providers. */
export function pricesInOrder(
  { plan: { others }, claims, prices, elsewhere, draws }: PricedClaims,
  order: number,
): ClaimPrice[] {
  if (others.length === 0) return prices
  return prices.map((price, index) => {
    const { serviceIndex } = claims[index]!
    let rest = draws[order * claims.length + index]!
    for (let other = 0; other < others.length; other++) {
      rest -= others[other]!.shares[serviceIndex]!
      if (rest < 0) return elsewhere[other]![index]!
    }
    return price
  })
}

/** The same claims in a year with other numbers of stays, which waive copays. */
export function withStays(priced: PricedClaims, stays: Stays): PricedClaims {
  const { plan, claims } = priced
  const providers: ProviderTerms[] = [plan, ...plan.others]
  if (providers.every(({ rules }) => rules.every(({ copayWaivedWith }) => copayWaivedWith === null)))
    return priced
  const [prices, ...elsewhere] = [priced.prices, ...priced.elsewhere].map((each, at) =>
    each.map((price, index) => {
      const { copayWaivedWith } = price.rule
      if (copayWaivedWith === null) return price
      const claim = claims[index]!
      return priceClaim(providers[at]!, claim, price.allowed, stays(claim.person, copayWaivedWith))
    }),
  )
  return { ...priced, prices: prices!, elsewhere }
}

/** More than the number of uses of any claim. */
const maxUses = 2 ** 20

function priceClaim(
  { rules, deductibleKinds, maximumKinds }: ProviderTerms,
  claim: Claim,
  allowed: Cents,
  waivedUses: number,
): ClaimPrice {
  const rule = rules[claim.serviceIndex]!
  const total = allowed * claim.uses
  const canBeAllDeductible =
    rule.priceUntilDeductible === null &&
    !rule.copayFirst &&
    splitUses(rule, claim, noLimit).rest === claim.uses
  return {
    rule,
    deductibleKind: deductibleKinds[claim.serviceIndex]!,
    maximumKind: maximumKinds[claim.serviceIndex]!,
    allowed,
    waivedUses,
    fullDeductibleFrom: canBeAllDeductible ? total : Infinity,
    underDeductible: { deductible: total, copay: 0, coinsurance: 0, notCovered: 0 },
    afterDeductible: payClaim(rule, allowed, claim, waivedUses, 0, noLimit),
  }
}

/**
 * What a claim costs before the maximum.
 * @param sharedUses the person's earlier uses of services that share first uses.
 */
export function claimCost(
  claim: Claim,
  price: ClaimPrice,
  remainingDeductible: Cents,
  sharedUses: number,
): Readonly<ClaimCost> {
  const { rule, allowed, waivedUses } = price
  if (rule.sharesFirstUses && sharedUses < rule.firstUses)
    return payClaim(rule, allowed, claim, waivedUses, remainingDeductible, sharedUses)
  if (remainingDeductible === 0) return price.afterDeductible
  if (remainingDeductible >= price.fullDeductibleFrom) return price.underDeductible
  return payClaim(rule, allowed, claim, waivedUses, remainingDeductible, sharedUses)
}

/** What a claim at a fraction of its price costs before the maximum. */
export function partialCost(
  claim: Claim,
  price: ClaimPrice,
  fraction: number,
  remainingDeductible: Cents,
  sharedUses: number,
): ClaimCost {
  return payClaim(
    price.rule,
    Math.round(price.allowed * fraction),
    claim,
    price.waivedUses,
    remainingDeductible,
    sharedUses,
  )
}

/** Pays first uses at their own copay, the next uses as the rule says, and the full price of uses that are not covered. */
function payClaim(
  rule: PaymentRule,
  allowed: Cents,
  claim: Claim,
  waivedUses: number,
  remainingDeductible: Cents,
  sharedUses: number,
): ClaimCost {
  const { first, rest, notCovered } = splitUses(rule, claim, sharedUses)
  const waived = Math.min(rest, Math.max(0, waivedUses - claim.firstUse - first))
  const withoutCopay =
    waived > 0 ? payUses({ ...rule, copay: 0 }, allowed, waived, remainingDeductible) : nothing
  const withCopay = payUses(rule, allowed, rest - waived, remainingDeductible - withoutCopay.deductible)
  return {
    deductible: withoutCopay.deductible + withCopay.deductible,
    copay: first * Math.min(rule.firstCopay, allowed) + withoutCopay.copay + withCopay.copay,
    coinsurance: withoutCopay.coinsurance + withCopay.coinsurance,
    notCovered: notCovered * allowed,
  }
}

const nothing: CostShare = { deductible: 0, copay: 0, coinsurance: 0 }

/** Divides the uses of a claim into the first ones of the person, those after them, and those that are not covered. */
function splitUses(rule: PaymentRule, claim: Claim, sharedUses: number) {
  const covered = countCovered(rule, claim)
  const earlier = rule.sharesFirstUses ? sharedUses : claim.firstUse
  const first = Math.min(covered, Math.max(0, rule.firstUses - earlier))
  return { first, rest: covered - first, notCovered: claim.uses - covered }
}

/** How many uses of a claim the plan covers. */
export function countCovered({ coveredUses }: PaymentRule, { firstUse, uses }: Claim): number {
  return Math.min(uses, Math.max(0, coveredUses - firstUse))
}
