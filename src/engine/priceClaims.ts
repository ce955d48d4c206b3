import type { Claim } from './claims.ts'
import { limitKinds } from './limits.ts'
import type { ModelPlan } from './Model.ts'
import type { Cents } from './money.ts'
import { noLimit, payUses, type CostShare, type PaymentRule } from './payment.ts'

/** Stands for the index of a limit kind if the plan pays without a deductible. */
export const noDeductible = -1

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
  /** Whether all claims are free once the household's maximum is met. */
  endsAtMaximum: boolean
}

/** What is the same for all claims of a service with the same uses. */
export interface ClaimPrice {
  rule: PaymentRule
  /** The index of the deductible in `limitKinds`, or `noDeductible`. */
  deductibleKind: number
  /** The index of the maximum in `limitKinds`. */
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

/**
 * @param allowed the price of one use, by service index.
 * @param stays the number of a person's stays, by service index.
 */
export function priceClaims(
  plan: ModelPlan,
  claims: Claim[],
  allowed: Cents[],
  stays: (person: number, serviceIndex: number) => number,
): PricedClaims {
  // Most claims of a service cost the same.
  const knownPrices = new Map<number, ClaimPrice>()
  const prices = claims.map((claim) => {
    const { person, serviceIndex, uses } = claim
    const { firstUses, sharesFirstUses, coveredUses, copayWaivedWith } = plan.rules[serviceIndex]!
    const isEveryUseEqual =
      (firstUses === 0 || sharesFirstUses) && coveredUses === noLimit && copayWaivedWith === null
    const key = serviceIndex * maxUses + uses
    const found = isEveryUseEqual ? knownPrices.get(key) : undefined
    if (found) return found
    const waived = copayWaivedWith === null ? 0 : stays(person, copayWaivedWith)
    const price = priceClaim(plan, claim, allowed[serviceIndex]!, waived)
    if (isEveryUseEqual) knownPrices.set(key, price)
    return price
  })
  return {
    plan,
    claims,
    prices,
    endsAtMaximum:
      !plan.maximumExcludesCopays &&
      plan.drugMaximum === null &&
      prices.every(({ afterDeductible }) => afterDeductible.notCovered === 0),
  }
}

/** The same claims in a year with other numbers of stays, which waive copays. */
export function withStays(
  priced: PricedClaims,
  stays: (person: number, serviceIndex: number) => number,
): PricedClaims {
  const { plan } = priced
  if (plan.rules.every(({ copayWaivedWith }) => copayWaivedWith === null)) return priced
  const prices = priced.prices.map((price, index) => {
    const { copayWaivedWith } = price.rule
    if (copayWaivedWith === null) return price
    const claim = priced.claims[index]!
    return priceClaim(plan, claim, price.allowed, stays(claim.person, copayWaivedWith))
  })
  return { ...priced, prices }
}

/** More than the number of uses of any claim. */
const maxUses = 2 ** 20

function priceClaim(plan: ModelPlan, claim: Claim, allowed: Cents, waivedUses: number): ClaimPrice {
  const rule = plan.rules[claim.serviceIndex]!
  const total = allowed * claim.uses
  const canBeAllDeductible =
    rule.priceUntilDeductible === null &&
    !rule.copayFirst &&
    splitUses(rule, claim, noLimit).rest === claim.uses
  return {
    rule,
    deductibleKind: rule.deductible === 'none' ? noDeductible : limitKinds.indexOf(rule.deductible),
    maximumKind: plan.maximumKinds[claim.serviceIndex]!,
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
function splitUses(
  { firstUses, sharesFirstUses, coveredUses }: PaymentRule,
  { firstUse, uses }: Claim,
  sharedUses: number,
) {
  const covered = Math.min(uses, Math.max(0, coveredUses - firstUse))
  const first = Math.min(covered, Math.max(0, firstUses - (sharesFirstUses ? sharedUses : firstUse)))
  return { first, rest: covered - first, notCovered: uses - covered }
}
