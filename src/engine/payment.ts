import { portionOf, type Cents } from './money.ts'

/** Which deductible the member pays first. */
export type DeductibleKind = 'none' | 'drug' | 'medical'

/** A number of uses or days that means all of them. */
export const noLimit = Number.MAX_SAFE_INTEGER

/** How a plan pays one service. The modes are those of HL7's CopayOption, davinci-drug-formulary. */
export interface PaymentRule {
  deductible: DeductibleKind
  /** What one use costs while the deductible is not met, without reducing it; null if the member pays the deductible. */
  priceUntilDeductible: Cents | null
  /** The flat amount for one use. */
  copay: Cents
  /** Whether the deductible applies to what the copay leaves, instead of the other way round. */
  copayFirst: boolean
  /** The copays of one stay sum to at most this number times the copay. */
  copayDays: number
  /** How many uses make a stay. */
  daysPerStay: number
  /** The index of the service whose stays waive copays; null for none. */
  copayWaivedWith: number | null
  /** The member's percentage of the rest, in hundredths of a percent. */
  coinsurance: number
  /** The least and the most that the percentage of one use comes to. */
  coinsuranceMinimum: Cents
  coinsuranceMaximum: Cents
  /** How many of a person's first uses cost only `firstCopay`. */
  firstUses: number
  firstCopay: Cents
  /** Whether they are the first uses of all such services together. */
  sharesFirstUses: boolean
  /** How many of a person's uses the plan covers: 0 for a service that is not covered. */
  coveredUses: number
}

/** What the member pays under a plan's terms, by kind. */
export interface CostShare {
  deductible: Cents
  copay: Cents
  coinsurance: Cents
}

/**
 * What the member pays for a number of equal uses of one service, one after the other, before the out-of-pocket maximum.
 * @param allowed the price of one use.
 * @param remainingDeductible what is left of the deductible.
 */
export function payUses(
  rule: PaymentRule,
  allowed: Cents,
  uses: number,
  remainingDeductible: Cents,
): CostShare {
  const share: CostShare = { deductible: 0, copay: 0, coinsurance: 0 }
  if (rule.priceUntilDeductible !== null && remainingDeductible > 0) {
    share.copay = uses * Math.min(rule.priceUntilDeductible, allowed)
    return share
  }
  const bill: Bill = { rule, allowed, share }
  if (rule.copayFirst) {
    payCopaysFirst(bill, uses, remainingDeductible)
    return share
  }
  const days = rule.daysPerStay
  const stays = Math.floor(uses / days)
  const stayPrice = days * allowed
  // First the stays under the deductible, then the stay in which it is met, then the others, then an incomplete stay.
  const deductibleStays = stayPrice > 0 ? Math.min(stays, Math.floor(remainingDeductible / stayPrice)) : 0
  const splitStays = Math.min(1, stays - deductibleStays)
  const rest = remainingDeductible - deductibleStays * stayPrice
  payIdenticalUses(bill, deductibleStays * days, allowed, 0)
  payStays(bill, splitStays, days, rest)
  payStays(bill, stays - deductibleStays - splitStays, days, 0)
  payStays(bill, 1, uses - stays * days, Math.max(0, rest - splitStays * stayPrice))
  return share
}

/** The uses of one service, and what the member has paid for them so far. */
interface Bill {
  rule: PaymentRule
  allowed: Cents
  share: CostShare
}

/** Pays the copay of each use, then the deductible. The first days of a stay have its copays, whatever the deductible is. */
function payCopaysFirst({ rule, allowed, share }: Bill, uses: number, remainingDeductible: Cents) {
  const wholeCopay = Math.min(rule.copay, allowed)
  for (let use = 0; use < uses; use++) {
    const remainingCopays = rule.copay * rule.copayDays - (use % rule.daysPerStay) * wholeCopay
    const copay = Math.min(wholeCopay, Math.max(0, remainingCopays))
    share.copay += copay
    payIdenticalUses({ rule, allowed: allowed - copay, share }, 1, remainingDeductible - share.deductible, 0)
  }
}

/**
 * Pays equal stays: the days under the deductible, the day on which it is met, the days with a whole copay, the day with
 * the rest of the copays, and the days without a copay.
 *
 * Days have copays from the day on which the deductible is met until the copays sum to the stay's limit. If a day costs
 * less than a whole copay, the rest of the copay moves to the next day. If the limit counted days instead, a day on which
 * only a cent is left after the deductible would count as a day with a copay, and one more claim before the stay would
 * make the year cheaper.
 * @param remainingDeductible what is left of the deductible when each stay begins.
 */
function payStays(bill: Bill, stays: number, days: number, remainingDeductible: Cents) {
  if (stays * days === 0) return
  const { rule, allowed } = bill
  const deductibleDays = allowed > 0 ? Math.min(days, Math.floor(remainingDeductible / allowed)) : 0
  const splitDays = Math.min(1, days - deductibleDays)
  const splitDeductible = remainingDeductible - deductibleDays * allowed
  const wholeCopay = Math.min(rule.copay, allowed)
  const copays = rule.copay * rule.copayDays - splitDays * Math.min(rule.copay, allowed - splitDeductible)
  const laterDays = days - deductibleDays - splitDays
  const copayDays = wholeCopay > 0 ? Math.min(laterDays, Math.floor(copays / wholeCopay)) : 0
  const lastCopayDays = Math.min(1, laterDays - copayDays)
  payIdenticalUses(bill, stays * deductibleDays, allowed, 0)
  payIdenticalUses(bill, stays * splitDays, splitDeductible, rule.copay)
  payIdenticalUses(bill, stays * copayDays, 0, wholeCopay)
  payIdenticalUses(bill, stays * lastCopayDays, 0, copays - copayDays * wholeCopay)
  payIdenticalUses(bill, stays * (laterDays - copayDays - lastCopayDays), 0, 0)
}

/**
 * Pays uses with the same cost share at once, without a loop over uses.
 * @param remainingDeductible what is left of the deductible at each use.
 * @param remainingCopay the copay for each use, if the price after the deductible is not less.
 */
function payIdenticalUses(
  { rule, allowed, share }: Bill,
  count: number,
  remainingDeductible: Cents,
  remainingCopay: Cents,
) {
  if (count === 0) return
  const deductible = Math.min(remainingDeductible, allowed)
  const copay = Math.min(remainingCopay, allowed - deductible)
  const rest = allowed - deductible - copay
  const percentage = Math.max(portionOf(rest, rule.coinsurance, 10_000), rule.coinsuranceMinimum)
  share.deductible += count * deductible
  share.copay += count * copay
  share.coinsurance += count * Math.min(rest, percentage, rule.coinsuranceMaximum)
}
