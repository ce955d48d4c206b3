import { shareDeductible } from './familyDeductible.ts'
import type { Person } from './household.ts'
import type { HouseholdLimits } from './limits.ts'
import type { ModelPlan } from './Model.ts'
import type { Cents } from './money.ts'
import { totalOf } from './payment.ts'
import { personExpenses, sumOf, type ExpenseLine } from './personExpenses.ts'

/**
 * A household's out-of-pocket expenses for a year under one plan. Limits apply per person and per household; the
 * persons use up the household's maximum in their order. Everything that the member pays counts toward the maximum,
 * and only payments under the deductible count toward the deductible.
 * @param allowed the price of one use, by service index.
 */
export function householdExpenses(
  plan: ModelPlan,
  limits: HouseholdLimits,
  persons: Person[],
  allowed: Cents[],
): ExpenseLine[] {
  const { drugDeductible, maximum } = limits
  const deductibleShares = shareDeductible(plan, limits, persons, allowed)
  let householdMaximum = maximum.household
  return persons.flatMap((person, index) => {
    const { met, metWithoutMaximum } = deductibleShares[index]!
    const remainingMaximum = Math.min(maximum.person, householdMaximum)
    const start = { none: 0, drug: drugDeductible, medical: met, maximum: remainingMaximum }
    const lines = personExpenses(plan, plan.order, person, allowed, start)
    const paid = sumOf(lines)
    householdMaximum -= paid
    if (paid === remainingMaximum) {
      const unlimitedStart = { ...start, medical: metWithoutMaximum, maximum: Infinity }
      const unlimited = personExpenses(plan, plan.order, person, allowed, unlimitedStart)
      for (const [nth, line] of lines.entries())
        line.amountOverMaximum = totalOf(unlimited[nth]!) - totalOf(line)
    }
    return lines
  })
}
