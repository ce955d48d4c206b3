import { sampleSizes, type ExpectedYear } from './expectedYear.ts'
import type { Cents } from './money.ts'
import { noLimit } from './payment.ts'
import { countedMoney, type OfferedPlan } from './planTerms.ts'
import type { ResolvedInputs } from './resolveInputs.ts'
import { highestUses } from './simulateYears.ts'

/**
 * The total of a year whose care reaches the out-of-pocket maximum. Uses that are not covered, and copays that the account
 * does not pay, are as many as in the simulated year with the most of them. Therefore, no estimate and no simulated year
 * costs more. Infinity if copays go on above the maximum.
 */
export function worstCase(
  { model, allowed, offered }: ResolvedInputs,
  { modelPlan, terms }: OfferedPlan,
  { uses, claims }: Pick<ExpectedYear, 'uses' | 'claims'>,
): Cents {
  if (modelPlan.maximumExcludesCopays) return Infinity
  const { account, maxExpenses, payroll, surchargeTotal } = terms
  const { years } = sampleSizes(claims.length, offered.length)
  let notCovered = 0
  let copays = 0
  for (const each of uses) {
    const { coveredUses, copay, firstCopay, priceUntilDeductible } = modelPlan.rules[each.serviceIndex]!
    if (coveredUses === noLimit && !account.excludesCopays) continue
    const highest = highestUses(model, each, years)
    const covered = Math.min(highest, coveredUses)
    notCovered += (highest - covered) * allowed[each.serviceIndex]!
    copays += covered * Math.max(copay, firstCopay, priceUntilDeductible ?? 0)
  }
  const expenses = { total: maxExpenses + notCovered, copays: Math.min(copays, maxExpenses), notCovered }
  return expenses.total - countedMoney(account, expenses) + payroll + surchargeTotal
}
