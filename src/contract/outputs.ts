import { check, ContractError } from './check.ts'
import { validate } from './generated/outputs.js'
import type {
  Assumptions,
  CatchUp,
  ExpenseLine,
  OutputsPayload,
  PersonName,
  PlanCosts,
  ServiceAssumption,
} from './generated/outputs.d.ts'

export type { ExpenseLine, OutputsPayload, PersonName, PlanCosts, ServiceAssumption }

export interface ContributionLimit {
  accountType: string
  /** Dollars a year. */
  limit: number
  /** What may be paid in besides from an age on, where the API tells. */
  catchUp?: CatchUp | null
}

/** The result of a calculation. All money is in dollars a year. */
export interface Outputs {
  plans: Record<string, PlanCosts>
  bestPlan: string
  potentialSavings: number
  savingsDidOverride: boolean
  contributionLimit: ContributionLimit | null
  /** What was taken for granted; null from an API that does not tell. */
  assumptions: NonNullable<Assumptions> | null
}

/**
 * Checks what the API sent against schemas/outputs.schema.json, and that the best plan is one of the plans.
 * @throws ContractError naming every problem.
 */
export function parseOutputs(payload: unknown): Outputs {
  const { plans, bestPlan, contributionLimit, assumptions, ...savings }: OutputsPayload = check(
    validate,
    payload,
    'result',
  )
  if (!Object.hasOwn(plans, bestPlan)) {
    const expected = `one of ${Object.keys(plans).join(', ')}`
    throw new ContractError('result', [{ path: '/bestPlan', expected, found: JSON.stringify(bestPlan) }])
  }
  return {
    plans,
    bestPlan,
    potentialSavings: savings.potentialSavings ?? 0,
    savingsDidOverride: savings.savingsDidOverride ?? false,
    contributionLimit: contributionLimit && !Array.isArray(contributionLimit) ? contributionLimit : null,
    assumptions: assumptions ?? null,
  }
}
