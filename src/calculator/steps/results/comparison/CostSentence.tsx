import { stepTexts } from '../../../texts/stepTexts.ts'
import type { PlanCosts } from '../../../../contract/outputs.ts'
import { Name } from '../../../ui/Name.tsx'
import { compareCosts } from './differences.ts'

interface CostSentenceProps {
  plan: PlanCosts
  other: PlanCosts
  /** Whether a sentence before it compares the worst cases. */
  isWorstCaseKnown?: boolean
}

/** Says what a plan costs, compared with another one. */
export function CostSentence({ plan, other, isWorstCaseKnown = false }: CostSentenceProps) {
  const { cost, worst } = compareCosts(plan, other)
  return stepTexts.costs[cost.direction][(!isWorstCaseKnown && worst?.direction) || 'unknown']({
    plan: <Name text={plan.displayName} />,
    other: <Name text={other.displayName} />,
    cost: cost.amount,
    worst: worst?.amount ?? '',
  })
}
