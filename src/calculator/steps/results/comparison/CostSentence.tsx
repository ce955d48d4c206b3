import { stepTexts } from '../../../texts/stepTexts.ts'
import type { PlanCosts } from '../../../../contract/outputs.ts'
import { Name } from '../../../ui/Name.tsx'
import { compareCosts } from './differences.ts'

interface CostSentenceProps {
  plan: PlanCosts
  other: PlanCosts
  /** Leaves out the worst cases, which the sentence before it compares. */
  omitsWorstCase?: boolean
}

/** Says what a plan costs, compared with another one. */
export function CostSentence({ plan, other, omitsWorstCase = false }: CostSentenceProps) {
  const { cost, worst } = compareCosts(plan, other)
  return stepTexts.costs[cost.direction][(!omitsWorstCase && worst?.direction) || 'unknown']({
    plan: <Name text={plan.displayName} />,
    other: <Name text={other.displayName} />,
    cost: cost.amount,
    worst: worst?.amount ?? '',
  })
}
