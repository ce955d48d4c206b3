import type { Person } from './household.ts'
import type { HouseholdLimits } from './limits.ts'
import type { ModelPlan } from './Model.ts'
import type { Cents } from './money.ts'
import { personExpenses, sumOf } from './personExpenses.ts'

/** How much of the plan's deductible one person meets. */
interface DeductibleShare {
  met: Cents
  /** What the person would meet if there were no out-of-pocket maximum. */
  metWithoutMaximum: Cents
}

/**
 * Splits a family's deductible between its members: equal shares, each limited by the person's own deductible, by the
 * price of the person's care, and by what the earlier claims leave of the person's maximum. So a lower limit never
 * costs the household more.
 *
 * In a real year, the deductible is met in the order of the claims' dates, which can cost less or more. Example: two
 * persons each have one claim as high as the deductible, with a copay after it. Here both pay half of the deductible
 * and a copay; in a real year, the first person pays the deductible and only the second person a copay.
 */
export function shareDeductible(
  plan: ModelPlan,
  { deductible, drugDeductible, maximum }: HouseholdLimits,
  persons: Person[],
  allowed: Cents[],
): DeductibleShare[] {
  const start = { none: 0, drug: drugDeductible, medical: 0, maximum: maximum.person }
  const priceOf = (person: Person, serviceIndexes: number[]) =>
    serviceIndexes.reduce((sum, index) => sum + person.uses[index]! * allowed[index]!, 0)
  const limits = persons.map((person) => Math.min(deductible.person, priceOf(person, plan.underDeductible)))
  const caps = persons.map((person, index) => {
    const limit = limits[index]!
    // Avoids the exact calculation for most persons, who stay far below the maximum.
    if (priceOf(person, plan.beforeDeductible) + limit <= maximum.person) return limit
    const before = sumOf(personExpenses(plan, plan.beforeDeductible, person, allowed, start))
    return Math.min(limit, maximum.person - before)
  })
  const shares = shareEvenly(deductible.household, caps)
  const rest = deductible.household - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((met, index) => ({ met, metWithoutMaximum: Math.min(limits[index]!, met + rest) }))
}

/**
 * Divides an amount into equal shares, none above its cap. The first shares get the indivisible cents, one each.
 * If the amount or all caps decrease, no share increases.
 * @returns the shares in the order of the caps; their sum is the amount, or the sum of the caps if that is less.
 */
function shareEvenly(amount: Cents, caps: Cents[]): Cents[] {
  const level = highestLevel(amount, caps)
  const shares = caps.map((cap) => Math.min(cap, level))
  let rest = amount - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => {
    if (rest === 0 || share === caps[index]) return share
    rest -= 1
    return share + 1
  })
}

/** The highest whole level to which the amount can fill every cap. */
function highestLevel(amount: Cents, caps: Cents[]): Cents {
  let rest = amount
  const ascending = caps.toSorted((a, b) => a - b)
  for (const [index, cap] of ascending.entries()) {
    const level = Math.floor(rest / (caps.length - index))
    if (level < cap) return level
    rest -= cap
  }
  return Infinity
}
