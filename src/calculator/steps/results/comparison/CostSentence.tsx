import { stepTexts } from '../../../texts/stepTexts.ts'
import type { PlanCosts } from '../../../../contract/outputs.ts'
import { Name } from '../../../ui/Name.tsx'
import { compareCosts } from './differences.ts'

/** Says what a plan costs, compared with another one. */
export function CostSentence({ plan, other }: { plan: PlanCosts; other: PlanCosts }) {
  const { cost, worst } = compareCosts(plan, other)
  return stepTexts.costs[cost.direction][worst?.direction ?? 'unknown']({
    plan: <Name text={plan.displayName} />,
    other: <Name text={other.displayName} />,
    cost: cost.amount,
    worst: worst?.amount ?? '',
  })
}
