import { portionOf, type Cents } from './money.ts'

/** Which deductible comes before anything else is paid. */
export type DeductibleKind = 'none' | 'drug' | 'medical'

/** How a plan pays one service. The modes are those of HL7's CopayOption, davinci-drug-formulary. */
export interface PaymentRule {
  deductible: DeductibleKind
  /** The flat amount of one use. */
  copay: Cents
  /** How many copays a stay comes to at most. */
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
  const paid: Share = { deductible: 0, copay: 0, coinsurance: 0 }
  let room = remaining.maximum
  for (const { count, share } of equalRuns(rule, allowed, uses, remaining.deductible)) {
    room -= payRun(paid, count, share, room)
  }
  return paid
}

/** Uses that cost the same, so that there is never a loop over uses. */
interface Run {
  count: number
  share: Share
}

/** The runs of whole stays under the deductible, of the stay in which it ends, of whole stays after it, and of the rest. */
function equalRuns(rule: PaymentRule, allowed: Cents, uses: number, deductible: Cents): Run[] {
  const days = rule.daysPerStay
  const stays = Math.floor(uses / days)
  const stayCosts = days * allowed
  const within = stayCosts > 0 ? Math.min(stays, Math.floor(deductible / stayCosts)) : 0
  const across = Math.min(1, stays - within)
  const open = deductible - within * stayCosts
  const openForRest = Math.max(0, open - across * stayCosts)
  return [
    { count: within * days, share: shareOfOne(rule, allowed, allowed, 0) },
    ...runsOfStay(rule, allowed, across * days, open),
    ...runsOfStay(rule, allowed, days, 0).map(({ count, share }) => ({
      count: count * (stays - within - across),
      share,
    })),
    ...runsOfStay(rule, allowed, uses - stays * days, openForRest),
  ]
}

/**
 * A stay's days: while the deductible lasts, where it ends, with a copay, with what is left of the copays, without.
 * The copay is asked for on each day that the deductible leaves something of, until the stay has had its copays.
 */
function runsOfStay(rule: PaymentRule, allowed: Cents, days: number, open: Cents): Run[] {
  const within = allowed > 0 ? Math.min(days, Math.floor(open / allowed)) : 0
  const through = Math.min(days, within + 1)
  const across = shareOfOne(rule, allowed, open - within * allowed, rule.copay)
  const each = Math.min(rule.copay, allowed)
  const copays = rule.copay * rule.copayDays - (through > within ? across.copay : 0)
  const whole = each > 0 ? Math.min(days - through, Math.floor(copays / each)) : 0
  const last = Math.min(1, days - through - whole)
  return [
    { count: within, share: shareOfOne(rule, allowed, allowed, 0) },
    { count: through - within, share: across },
    { count: whole, share: shareOfOne(rule, allowed, 0, each) },
    { count: last, share: shareOfOne(rule, allowed, 0, copays - whole * each) },
    { count: days - through - whole - last, share: shareOfOne(rule, allowed, 0, 0) },
  ]
}

function shareOfOne(rule: PaymentRule, allowed: Cents, open: Cents, copayAsked: Cents): Share {
  const deductible = Math.min(open, allowed)
  const copay = Math.min(copayAsked, allowed - deductible)
  const percentage = portionOf(allowed - deductible - copay, rule.coinsurance, 10_000)
  return { deductible, copay, coinsurance: Math.min(percentage, rule.coinsuranceMaximum) }
}

/** Adds what a run costs within the room there is, and answers how much that is. */
function payRun(paid: Share, count: number, { deductible, copay, coinsurance }: Share, room: Cents): Cents {
  const one = deductible + copay + coinsurance
  if (one === 0) return 0
  const whole = Math.min(count, Math.floor(room / one))
  const last = whole < count ? room - whole * one : 0
  const lastDeductible = Math.min(deductible, last)
  const lastCopay = Math.min(copay, last - lastDeductible)
  paid.deductible += whole * deductible + lastDeductible
  paid.copay += whole * copay + lastCopay
  paid.coinsurance += whole * coinsurance + last - lastDeductible - lastCopay
  return whole * one + last
}
