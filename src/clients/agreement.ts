import { agreementRules } from '../contract/agreement/agreementRules.ts'
import { problemsIn } from '../contract/agreement/problemsIn.ts'
import { ContractError } from '../contract/check.ts'
import type { Instance } from '../contract/instance.ts'
import type { PlansDocument } from '../contract/plans.ts'

/**
 * Checks that a plans document has a figure for all that its instance offers, and names nothing that is not there:
 * what a schema of one document cannot say.
 * @throws ContractError naming every problem.
 */
export function checkAgreement(instance: Instance, plans: PlansDocument): void {
  const problems = problemsIn(agreementRules, { instance, plans })
  if (problems.length > 0) throw new ContractError('plans document', problems)
}
