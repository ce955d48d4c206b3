import type { Plan } from '../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

/** What is found in each plan, which stands at a path. */
export function eachPlan(
  plans: Plan[],
  check: (plan: Plan, path: string) => UnlocatedDiagnostic[],
): UnlocatedDiagnostic[] {
  return plans.flatMap((plan, place) => check(plan, `/plans/${place}`))
}
