import type { Plan } from '../../contract/plans.ts'
import type { DocumentFault } from './Rule.ts'

/** What is found in each plan, which stands at a path. */
export function eachPlan(
  plans: Plan[],
  check: (plan: Plan, path: string) => DocumentFault[],
): DocumentFault[] {
  return plans.flatMap((plan, place) => check(plan, `/plans/${place}`))
}
