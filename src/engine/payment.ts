import { portionOf, type Cents } from './money.ts'

/** Which deductible the member pays first. */
export type DeductibleKind = 'none' | 'drug' | 'medical'

/** A number of days that means all days. */
export const noDayLimit = Number.MAX_SAFE_INTEGER

/** How a plan pays one service. The modes are those of HL7's CopayOption, davinci-drug-formulary. */
export interface PaymentRule {
  deductible: DeductibleKind
  /** The flat amount for one use. */
  copay: Cents
  /** The copays of one stay sum to at most this number times the copay. */
  copayDays: number
  /** How many uses make a stay. */
  daysPerStay: number
  /** The member's percentage of the rest, in hundredths of a percent. */
  coinsurance: number
  /** The limit of the coinsurance for one use. */
  coinsuranceMaximum: Cents
}

/** What the member can still be charged, before the limits are met. */
export interface Remaining {
  deductible: Cents
  maximum: Cents
}

/** What the member pays, by kind. */
export interface CostShare {
  deductible: Cents
  copay: Cents
  coinsurance: Cents
}

export function totalOf({ deductible, copay, coinsurance }: CostShare): Cents {
  return deductible + copay + coinsurance
}

/**
 * What the member pays for a number of equal uses of one service, one after the other.
 * The use that reaches the out-of-pocket maximum loses coinsurance first, then copay, then deductible.
 * @param allowed the price of one use.
 */
export function payUses(rule: PaymentRule, allowed: Cents, uses: number, remaining: Remaining): CostShare {
  // In an expensive year, most claims come after the maximum is met.
  if (remaining.maximum === 0) return nothing
  const bill: Bill = {
    rule,
    allowed,
    remainingMaximum: remaining.maximum,
    deductible: 0,
    copay: 0,
    coinsurance: 0,
  }
  const days = rule.daysPerStay
  const stays = Math.floor(uses / days)
  const stayPrice = days * allowed
  // First the stays that the deductible covers, then the stay in which it ends, then the others, then an incomplete stay.
  const coveredStays = stayPrice > 0 ? Math.min(stays, Math.floor(remaining.deductible / stayPrice)) : 0
  const splitStays = Math.min(1, stays - coveredStays)
  const openDeductible = remaining.deductible - coveredStays * stayPrice
  payIdenticalUses(bill, coveredStays * days, allowed, 0)
  payStays(bill, splitStays, days, openDeductible)
  payStays(bill, stays - coveredStays - splitStays, days, 0)
  payStays(bill, 1, uses - stays * days, Math.max(0, openDeductible - splitStays * stayPrice))
  const { deductible, copay, coinsurance } = bill
  return { deductible, copay, coinsurance }
}

const nothing: CostShare = { deductible: 0, copay: 0, coinsurance: 0 }

/** The running total for the uses of one service. */
interface Bill extends CostShare {
  rule: PaymentRule
  allowed: Cents
  remainingMaximum: Cents
}

/**
 * Pays equal stays: the days under the deductible, the day on which it ends, the days with a whole copay, the day with
 * the rest of the copays, and the days without a copay.
 *
 * Days have copays from the day on which the deductible ends until the copays sum to the stay's limit. A day with less
 * than a whole copay leaves the rest to the next day. If the limit counted days instead, a day on which only a cent is
 * left after the deductible would count as a day with a copay, and one more claim before the stay would make the year
 * cheaper.
 * @param openDeductible what is left of the deductible when each stay begins.
 */
function payStays(bill: Bill, stays: number, days: number, openDeductible: Cents) {
  if (stays * days === 0) return
  const { rule, allowed } = bill
  const coveredDays = allowed > 0 ? Math.min(days, Math.floor(openDeductible / allowed)) : 0
  const splitDays = Math.min(1, days - coveredDays)
  const splitDeductible = openDeductible - coveredDays * allowed
  const wholeCopay = Math.min(rule.copay, allowed)
  const copays = rule.copay * rule.copayDays - splitDays * Math.min(rule.copay, allowed - splitDeductible)
  const laterDays = days - coveredDays - splitDays
  const copayDays = wholeCopay > 0 ? Math.min(laterDays, Math.floor(copays / wholeCopay)) : 0
  const lastCopayDays = Math.min(1, laterDays - copayDays)
  payIdenticalUses(bill, stays * coveredDays, allowed, 0)
  payIdenticalUses(bill, stays * splitDays, splitDeductible, rule.copay)
  payIdenticalUses(bill, stays * copayDays, 0, wholeCopay)
  payIdenticalUses(bill, stays * lastCopayDays, 0, copays - copayDays * wholeCopay)
  payIdenticalUses(bill, stays * (laterDays - copayDays - lastCopayDays), 0, 0)
}

/**
 * Pays uses with the same cost share at once, without a loop over uses.
 * @param openDeductible what is left of the deductible at each use.
 */
function payIdenticalUses(bill: Bill, count: number, openDeductible: Cents, openCopay: Cents) {
  if (count === 0) return
  const { rule, allowed, remainingMaximum } = bill
  const deductible = Math.min(openDeductible, allowed)
  const copay = Math.min(openCopay, allowed - deductible)
  const percentage = portionOf(allowed - deductible - copay, rule.coinsurance, 10_000)
  const coinsurance = Math.min(percentage, rule.coinsuranceMaximum)
  const one = deductible + copay + coinsurance
  if (one === 0) return
  const whole = Math.min(count, Math.floor(remainingMaximum / one))
  const last = whole < count ? remainingMaximum - whole * one : 0
  const lastDeductible = Math.min(deductible, last)
  const lastCopay = Math.min(copay, last - lastDeductible)
  bill.deductible += whole * deductible + lastDeductible
  bill.copay += whole * copay + lastCopay
  bill.coinsurance += whole * coinsurance + last - lastDeductible - lastCopay
  bill.remainingMaximum -= whole * one + last
}
