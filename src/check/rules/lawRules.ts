import { hsaRules, isHsaPlan } from './hsaRules.ts'
import { lawRule, overMaximum } from './lawRule.ts'
import type { PlansRule } from './Rule.ts'

/** What the law of the plan year asks of a plan. */
export const lawRules: readonly PlansRule[] = [
  ...hsaRules,
  lawRule(
    'aca-maximum',
    "A plan's out-of-pocket maximum is within the ACA limit for its year.",
    (plan, path, law) =>
      isHsaPlan(plan)
        ? []
        : overMaximum(plan, path, law, law.acaMaximum, 'Under the Affordable Care Act, a plan'),
  ),
]
