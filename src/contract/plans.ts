import { validatePayload } from './validatePayload.ts'
import { figureRules } from './consistency/figures.ts'
import { findIssues } from './consistency/Rule.ts'
import { ContractError } from './ContractError.ts'
import { validate } from './generated/plans.js'
import type { Limit, MoneyByTier, Payment, Plan, PlansDocument } from './generated/plans.d.ts'

export type { Limit, MoneyByTier, Payment, Plan, PlansDocument }

/**
 * Checks plans.json against schemas/v1/plans.schema.json, and its numbers against the rules that no schema can express.
 * @throws ContractError with every issue.
 */
export function parsePlans(payload: unknown): PlansDocument {
  const plans = validatePayload(validate, payload, 'plans document')
  const issues = findIssues(figureRules, plans)
  if (issues.length > 0) throw new ContractError('plans document', issues)
  return plans
}

/** Whether each use of a service is a day. */
export function isByDay({ name, daysPerStay }: { name: string; daysPerStay?: number }): boolean {
  return daysPerStay !== undefined || /\b(?:days?|nights?)\b/i.test(name)
}
