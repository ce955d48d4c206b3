import type { Plan } from '../../contract/plans.ts'
import type { UnlocatedDiagnostic } from '../UnlocatedDiagnostic.ts'

/** @param check receives a plan and the JSON Pointer to it */
export function checkEachPlan(
  plans: readonly Plan[],
  check: (plan: Plan, pointer: string) => UnlocatedDiagnostic[],
): UnlocatedDiagnostic[] {
  return plans.flatMap((plan, index) => check(plan, `/plans/${index}`))
}
