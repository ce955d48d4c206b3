import { portionOf, type Cents } from './money.ts'

/** Which deductible comes before anything else is paid. */
export type DeductibleKind = 'none' | 'drug' | 'medical'

/** How a plan pays one service. The modes are those of HL7's CopayOption, davinci-drug-formulary. */
export interface PaymentRule {
  deductible: DeductibleKind
  /** The flat amount of one use. */
  copay: Cents
  /** How many uses of each stay the copay is asked for. */
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

/** What the uses of one service cost the member, by reason; the sum of the first three is what is paid. */
export interface Share {
  deductible: Cents
  copay: Cents
  coinsurance: Cents
  /** What a maximum spared the member. */
  cut: Cents
}

/** What the member pays of a share. */
export function paidOf({ deductible, copay, coinsurance }: Share): Cents {
  return deductible + copay + coinsurance
}

/**
 * What the member pays for some equal uses of one service, one after the other; those with a copay come first.
 * A maximum trims the coinsurance of the use that passes it first, then the copay, then the deductible.
 * @param allowed what one use costs.
 */
export function payUses(rule: PaymentRule, allowed: Cents, uses: number, remaining: Remaining): Share {
  const paid: Share = { deductible: 0, copay: 0, coinsurance: 0, cut: 0 }
  let room = remaining.maximum
  for (const { count, share } of equalRuns(rule, allowed, uses, remaining.deductible)) {
    room -= payRun(paid, count, share, room)
  }
  return paid
}

interface Run {
  count: number
  share: Omit<Share, 'cut'>
}

/** Uses cost the same while the deductible lasts, once where it ends, and again after it: never a loop over uses. */
function equalRuns(rule: PaymentRule, allowed: Cents, uses: number, deductible: Cents): Run[] {
  const within = allowed > 0 ? Math.min(uses, Math.floor(deductible / allowed)) : 0
  const through = Math.min(uses, within + 1)
  const open = deductible - within * allowed
  const copaysAcross = copaysAmong(rule, through) - copaysAmong(rule, within)
  const copaysAfter = copaysAmong(rule, uses) - copaysAmong(rule, through)
  return [
    { count: within, share: shareOfOne(rule, allowed, allowed, false) },
    { count: through - within, share: shareOfOne(rule, allowed, open, copaysAcross > 0) },
    { count: copaysAfter, share: shareOfOne(rule, allowed, 0, true) },
    { count: uses - through - copaysAfter, share: shareOfOne(rule, allowed, 0, false) },
  ]
}

/** How many of the first uses the copay is asked for. */
function copaysAmong({ copayDays, daysPerStay }: PaymentRule, uses: number) {
  const stays = Math.floor(uses / daysPerStay)
  return stays * Math.min(copayDays, daysPerStay) + Math.min(copayDays, uses - stays * daysPerStay)
}

function shareOfOne(rule: PaymentRule, allowed: Cents, open: Cents, hasCopay: boolean): Run['share'] {
  const deductible = Math.min(open, allowed)
  const copay = hasCopay ? Math.min(rule.copay, allowed - deductible) : 0
  const percentage = portionOf(allowed - deductible - copay, rule.coinsurance, 10_000)
  return { deductible, copay, coinsurance: Math.min(percentage, rule.coinsuranceMaximum) }
}

/** Adds what a run costs within the room there is, and answers how much that is. */
function payRun(
  paid: Share,
  count: number,
  { deductible, copay, coinsurance }: Run['share'],
  room: Cents,
): Cents {
  const one = deductible + copay + coinsurance
  if (one === 0) return 0
  const whole = Math.min(count, Math.floor(room / one))
  const last = whole < count ? room - whole * one : 0
  const lastDeductible = Math.min(deductible, last)
  const lastCopay = Math.min(copay, last - lastDeductible)
  paid.deductible += whole * deductible + lastDeductible
  paid.copay += whole * copay + lastCopay
  paid.coinsurance += whole * coinsurance + last - lastDeductible - lastCopay
  paid.cut += count * one - (whole * one + last)
  return whole * one + last
}
