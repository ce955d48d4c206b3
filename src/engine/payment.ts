import { portionOf, type Cents } from './money.ts'

/** Which deductible comes before anything else is paid. */
export type DeductibleKind = 'none' | 'drug' | 'medical'

/** As a number of days: all that there are. */
export const noDayLimit = Number.MAX_SAFE_INTEGER

/** How a plan pays one service. The modes are those of HL7's CopayOption, davinci-drug-formulary. */
export interface PaymentRule {
  deductible: DeductibleKind
  /** The flat amount of one use. */
  copay: Cents
  /** How many times the copay a stay's copays come to at most. */
  copayDays: number
  /** How many uses make a stay. */
  daysPerStay: number
  /** The member's percentage of the rest, in hundredths of a per cent. */
  coinsurance: number
  /** The most that the percentage comes to for one use. */
  coinsuranceMaximum: Cents
}

/** What may still be asked of the member, whatever the reason. */
export interface Remaining {
  deductible: Cents
  maximum: Cents
}

/** What the uses of one service cost the member, by reason. */
export interface Share {
  deductible: Cents
  copay: Cents
  coinsurance: Cents
}

/** What the member pays of a share. */
export function paidOf({ deductible, copay, coinsurance }: Share): Cents {
  return deductible + copay + coinsurance
}

/**
 * What the member pays for some equal uses of one service, one after the other.
 * A maximum trims the coinsurance of the use that passes it first, then the copay, then the deductible.
 * @param allowed what one use costs.
 */
export function payUses(rule: PaymentRule, allowed: Cents, uses: number, remaining: Remaining): Share {
  // Most claims of a costly year come after the maximum is met.
  if (remaining.maximum === 0) return nothing
  const bill: Bill = { rule, allowed, room: remaining.maximum, deductible: 0, copay: 0, coinsurance: 0 }
  const days = rule.daysPerStay
  const stays = Math.floor(uses / days)
  const stayCosts = days * allowed
  const within = stayCosts > 0 ? Math.min(stays, Math.floor(remaining.deductible / stayCosts)) : 0
  const across = Math.min(1, stays - within)
  const open = remaining.deductible - within * stayCosts
  payIdenticalUses(bill, within * days, allowed, 0)
  payStays(bill, across, days, open)
  payStays(bill, stays - within - across, days, 0)
  payStays(bill, 1, uses - stays * days, Math.max(0, open - across * stayCosts))
  const { deductible, copay, coinsurance } = bill
  return { deductible, copay, coinsurance }
}

const nothing: Share = { deductible: 0, copay: 0, coinsurance: 0 }

/** What has been paid so far for the uses of a service, and what may still be asked. */
interface Bill extends Share {
  rule: PaymentRule
  allowed: Cents
  room: Cents
}

/**
 * Some equal stays: their days while the deductible lasts, where it ends, with a copay, with what is left of the
 * copays, and without. The copay is asked for on each day that the deductible leaves something of, until the stay
 * has had its copays; a day that asks for less than one leaves the rest of it to the next. Were days counted instead,
 * the day that the deductible ends on could use a whole copay up with a cent, so that one more claim before the stay
 * would make the year cheaper.
 */
function payStays(bill: Bill, stays: number, days: number, open: Cents) {
  if (stays * days === 0) return
  const { rule, allowed } = bill
  const within = allowed > 0 ? Math.min(days, Math.floor(open / allowed)) : 0
  const across = Math.min(1, days - within)
  const rest = open - within * allowed
  const each = Math.min(rule.copay, allowed)
  const copays = rule.copay * rule.copayDays - across * Math.min(rule.copay, allowed - rest)
  const after = days - within - across
  const whole = each > 0 ? Math.min(after, Math.floor(copays / each)) : 0
  const last = Math.min(1, after - whole)
  payIdenticalUses(bill, stays * within, allowed, 0)
  payIdenticalUses(bill, stays * across, rest, rule.copay)
  payIdenticalUses(bill, stays * whole, 0, each)
  payIdenticalUses(bill, stays * last, 0, copays - whole * each)
  payIdenticalUses(bill, stays * (after - whole - last), 0, 0)
}

/** Uses that cost the same, all at once: never a loop over uses. */
function payIdenticalUses(bill: Bill, count: number, open: Cents, copayAsked: Cents) {
  if (count === 0) return
  const { rule, allowed, room } = bill
  const deductible = Math.min(open, allowed)
  const copay = Math.min(copayAsked, allowed - deductible)
  const percentage = portionOf(allowed - deductible - copay, rule.coinsurance, 10_000)
  const coinsurance = Math.min(percentage, rule.coinsuranceMaximum)
  const one = deductible + copay + coinsurance
  if (one === 0) return
  const whole = Math.min(count, Math.floor(room / one))
  const last = whole < count ? room - whole * one : 0
  const lastDeductible = Math.min(deductible, last)
  const lastCopay = Math.min(copay, last - lastDeductible)
  bill.deductible += whole * deductible + lastDeductible
  bill.copay += whole * copay + lastCopay
  bill.coinsurance += whole * coinsurance + last - lastDeductible - lastCopay
  bill.room -= whole * one + last
}
