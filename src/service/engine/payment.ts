import { percentOf, type Cents } from './money.ts'

/** How a plan pays one service. The modes are those of HL7's CopayOption, davinci-drug-formulary. */
export interface PaymentRule {
  /** Whether the remaining deductible comes first. */
  takesDeductible: boolean
  /** The flat amount of each use. */
  copay: Cents
  /** The member's percentage of the rest, in hundredths of a per cent. */
  coinsurance: number
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

/**
 * What the member pays for some equal uses of one service, one after the other.
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
  const open = rule.takesDeductible ? deductible : 0
  const within = allowed > 0 ? Math.min(uses, Math.floor(open / allowed)) : 0
  const across = within < uses ? 1 : 0
  return [
    { count: within, share: shareOfOne(rule, allowed, allowed) },
    { count: across, share: shareOfOne(rule, allowed, open - within * allowed) },
    { count: uses - within - across, share: shareOfOne(rule, allowed, 0) },
  ]
}

function shareOfOne(rule: PaymentRule, allowed: Cents, open: Cents): Run['share'] {
  const deductible = Math.min(open, allowed)
  const copay = Math.min(rule.copay, allowed - deductible)
  return { deductible, copay, coinsurance: percentOf(allowed - deductible - copay, rule.coinsurance) }
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
