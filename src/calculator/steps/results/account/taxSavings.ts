import type { Outputs } from '../../../../contract/outputs.ts'
import { accountOf, highestContribution, type Account } from '../../../rules/account.ts'
import { taxSaved, type TaxSaved } from '../../../rules/taxes.ts'
import type { AccountInputs } from '../../../state/accountInputs.ts'
import { cheapestFirst } from '../outputs.ts'
import { parseContribution, parseTaxInputs } from './parseAccountInputs.ts'

/**
 * The taxes that each plan saves in whole dollars, by plan key. A total less its savings then has the same rounding
 * everywhere. Null unless the visitor counts taxes and has entered what they depend on.
 */
export function taxSavings(
  outputs: Outputs,
  inputs: AccountInputs | null,
  planYear: number,
): Map<string, number> | null {
  const savings = new Map<string, number>()
  for (const key of Object.keys(outputs.plans)) {
    const saved = inputs && taxesSaved(outputs, key, inputs, planYear)
    if (!saved) return null
    savings.set(key, saved.total)
  }
  return savings
}

/**
 * The taxes that the plan with this key saves: on its payroll deductions, and on what the visitor would pay into its
 * account. Surcharges save none, because companies take most of them after taxes.
 */
export function taxesSaved(
  outputs: Outputs,
  key: string,
  inputs: AccountInputs,
  planYear: number,
): TaxSaved | null {
  const { situation } = parseTaxInputs(inputs, planYear)
  const contribution = contributionTo(outputs, key, inputs)
  if (!inputs.countsTaxes || !situation || contribution === null) return null
  return taxSaved(outputs.plans[key]!.payrollDeduction + contribution, situation, planYear)
}

/**
 * The account that the entered contribution is for: the best plan's, or if it takes none, that of the cheapest plan that
 * does. Without any limit, the best plan's account. Null if it has none.
 */
export function exploredAccount(outputs: Outputs): Account | null {
  const best = accountOf(outputs, outputs.bestPlan)
  if (best?.limit) return best
  const others = cheapestFirst(outputs).map(([key]) => accountOf(outputs, key))
  return others.find((account) => account?.limit) ?? best
}

/** What stops the calculation of the taxes that the visitor counts, as the name of a text. */
export function missingForTaxes({ income }: AccountInputs) {
  return income.trim() ? 'needsCorrection' : 'needsPay'
}

/**
 * What the visitor would pay into a plan's account: the amount entered for the explored account, in each account of the
 * same kind, up to its limit. Null if that is not an amount in its range.
 */
function contributionTo(outputs: Outputs, key: string, inputs: AccountInputs): number | null {
  const explored = exploredAccount(outputs)
  const account = accountOf(outputs, key)
  if (!explored?.limit) return 0
  const contribution = parseContribution(inputs, explored)
  if (contribution === null) return null
  if (account?.type !== explored.type) return 0
  return Math.min(contribution, highestContribution(account, inputs.isCatchUp))
}
