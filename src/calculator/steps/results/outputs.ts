import type { Instance } from '../../../contract/instance.ts'
import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'

/** Whether the best plan is the savings style's, rather than the cheapest. */
export function isSteeredBySavings({ savingsDidOverride }: Outputs, { features }: Instance) {
  return features.savings && savingsDidOverride
}

/** The costs of a plan of the result. */
export function planOf({ plans }: Outputs, key: string): PlanCosts {
  const plan = plans[key]
  if (!plan) throw new Error(`The result has no plan ${key}`)
  return plan
}
