import type { Person } from './household.ts'
import type { Limits } from './limits.ts'
import type { ModelPlan } from './model.ts'
import type { Cents } from './money.ts'
import { paidOf, payUses, type DeductibleKind, type Remaining, type Share } from './payment.ts'
import { shareEvenly } from './shareEvenly.ts'

/** What one person's uses of one service cost the member. */
export interface ExpenseLine extends Share {
  person: Person
  /** The service's place. */
  place: number
  uses: number
  /** What the member would also pay without an out-of-pocket maximum. */
  amountOverMaximum: Cents
}

/**
 * What a year costs a household out of pocket under one plan, line by line; the lines sum to the year's expenses.
 * Limits are kept per person and per family, whose maximum the persons use up in their order. Every amount that the member pays counts towards the maximum,
 * and only what is paid counts towards the deductible.
 * @param allowed what one use of each service costs, by the service's place.
 */
export function expenseLines(
  plan: ModelPlan,
  limits: Limits,
  persons: Person[],
  allowed: Cents[],
): ExpenseLine[] {
  const { drugDeductible, maximum } = limits
  const deductibles = familyDeductibles(plan, limits, persons, allowed)
  let familyMaximum = maximum.together
  return persons.flatMap((person, index) => {
    const { met, unlimited } = deductibles[index]!
    const room = Math.min(maximum.person, familyMaximum)
    const start = { none: 0, drug: drugDeductible, medical: met, maximum: room }
    const lines = personLines(plan, plan.order, person, allowed, start)
    const spent = sumOfPaid(lines)
    familyMaximum -= spent
    if (spent === room) {
      const unlimitedStart = { ...start, medical: unlimited, maximum: Infinity }
      const whole = personLines(plan, plan.order, person, allowed, unlimitedStart)
      for (const [nth, line] of lines.entries()) line.amountOverMaximum = paidOf(whole[nth]!) - paidOf(line)
    }
    return lines
  })
}

/** What the lines cost the member together. */
export function sumOfPaid(lines: Share[]): Cents {
  return lines.reduce((sum, line) => sum + paidOf(line), 0)
}

type PersonRemaining = Record<DeductibleKind, Cents> & Pick<Remaining, 'maximum'>

function personLines(
  { rules }: ModelPlan,
  order: number[],
  person: Person,
  allowed: Cents[],
  start: PersonRemaining,
): ExpenseLine[] {
  const remaining = { ...start }
  const lines: ExpenseLine[] = []
  for (const place of order) {
    const uses = person.uses[place]!
    if (uses === 0) continue
    const rule = rules[place]!
    const share = payUses(rule, allowed[place]!, uses, {
      deductible: remaining[rule.deductible],
      maximum: remaining.maximum,
    })
    const { deductible, copay, coinsurance } = share
    remaining[rule.deductible] -= deductible
    remaining.maximum -= paidOf(share)
    lines.push({ person, place, uses, deductible, copay, coinsurance, amountOverMaximum: 0 })
  }
  return lines
}

/**
 * How much of the plan's deductible each person meets, and would meet without a maximum of one's own. The family's
 * is met evenly: the same from everyone, but never more than the person's own, than what the person uses, or than
 * the maximum leaves room for after the claims that come before. So a lower limit never asks the household for more.
 * A real year goes by the dates of the claims, and may come to less or more than this: where two have a claim of the
 * whole deductible each and a copay after it, the even share asks for a rest of both.
 */
function familyDeductibles(
  plan: ModelPlan,
  { deductible, drugDeductible, maximum }: Limits,
  persons: Person[],
  allowed: Cents[],
) {
  const start = { none: 0, drug: drugDeductible, medical: 0, maximum: maximum.person }
  const costsOf = (person: Person, places: number[]) =>
    places.reduce((sum, place) => sum + person.uses[place]! * allowed[place]!, 0)
  const reaches = persons.map((person) => Math.min(deductible.person, costsOf(person, plan.underDeductible)))
  const caps = persons.map((person, index) => {
    const reach = reaches[index]!
    // Most persons are far from the maximum: then there is no need to know what exactly they pay before.
    if (costsOf(person, plan.beforeDeductible) + reach <= maximum.person) return reach
    const before = sumOfPaid(personLines(plan, plan.beforeDeductible, person, allowed, start))
    return Math.min(reach, maximum.person - before)
  })
  const parts = shareEvenly(deductible.together, caps)
  const left = deductible.together - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((met, index) => ({ met, unlimited: Math.min(reaches[index]!, met + left) }))
}
