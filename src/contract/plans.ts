import { figureRules } from './agreement/figures.ts'
import { problemsIn } from './agreement/problemsIn.ts'
import { check, ContractError } from './check.ts'
import { validate } from './generated/plans.js'
import type { CompanyMoney, Limit, Payment, Plan, PlansDocument } from './generated/plans.d.ts'

export type { Limit, Payment, Plan, PlansDocument }
/** Dollars for each tier, whatever they are for: the schema says it apart for each use, in one shape. */
export type MoneyByTier = CompanyMoney

/**
 * Checks a client's plans against schemas/plans.schema.json, and what that cannot say of their figures.
 * @throws ContractError naming every problem.
 */
export function parsePlans(payload: unknown): PlansDocument {
  const plans = check(validate, payload, 'plans document')
  const problems = problemsIn(figureRules, plans)
  if (problems.length > 0) throw new ContractError('plans document', problems)
  return plans
}
