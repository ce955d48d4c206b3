import type { ReactNode } from 'react'
import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { useInstance } from '../../../state/CalculatorProvider.tsx'
import { write } from '../../../texts/messages.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { bestPlanCosts, isSavingsOverride, nextBestPlan } from '../outputs.ts'
import { compareCosts } from './differences.ts'

/** Says how clearly the best plan is the best, and which plan is next. */
export function ConfidenceNote({ outputs }: { outputs: Outputs }) {
  const instance = useInstance()
  const best = bestPlanCosts(outputs)
  const nextKey = nextBestPlan(outputs, instance)
  if (nextKey === null) return null
  const next = outputs.plans[nextKey]!
  return (
    <p className="confidence-note">
      {isSavingsOverride(outputs, instance) ? (
        <SavingsChoice savings={outputs.potentialSavings} best={best} other={next} />
      ) : (
        <Confidence confidence={outputs.confidence} best={best} next={next} />
      )}
    </p>
  )
}

interface SavingsChoiceProps {
  savings: number
  best: PlanCosts
  /** The plan that would be the best one without the savings style. */
  other: PlanCosts
}

/**
 * Says whether the savings in the headline are those of a worst-case year, and how the costs of both plans compare in a
 * year like this one. The sections below do not repeat these sentences.
 */
function SavingsChoice({ savings, best, other }: SavingsChoiceProps) {
  const worstCaseSavings = (other.worstCase ?? NaN) - (best.worstCase ?? NaN)
  const isWorstCase = savings >= 0.5 && Math.abs(worstCaseSavings - savings) < 0.5
  return (
    <>
      {isWorstCase && `${stepTexts.confidence.worstCaseSavings} `}
      <CostSentence plan={best} other={other} omitsWorstCase={isWorstCase} />
      {other.cheapestIn != null && (
        <> {cheapestInText(other.cheapestIn, <LocalizedText text={other.displayName} />)}</>
      )}
    </>
  )
}

interface ConfidenceProps {
  confidence: Outputs['confidence']
  best: PlanCosts
  next: PlanCosts
}

function Confidence({ confidence, best, next }: ConfidenceProps) {
  const texts = stepTexts.confidence
  const { cost, worst } = compareCosts(next, best)
  const { direction, amount } = cost
  const plan = <LocalizedText text={next.displayName} />
  const isSteady = confidence === 'close' && hasSteadyLead(best, next)
  return (
    <>
      {confidence === 'even' ? (
        texts.even[direction]({ plan, amount })
      ) : (
        <>
          {confidence && <strong>{texts[isSteady ? 'steady' : confidence]} </strong>}
          {confidence && best.cheapestIn != null && <>{cheapestInText(best.cheapestIn, null)} </>}
          {texts.next[direction]({ plan, amount })}
        </>
      )}
      {worst?.direction === 'less' && <> {texts.worstCaseLess({ plan, amount: worst.amount })}</>}
    </>
  )
}

/** Whether the best plan costs a little less in nearly every year. */
function hasSteadyLead(best: PlanCosts, next: PlanCosts) {
  const difference = Math.round(next.totalCost) - Math.round(best.totalCost)
  return difference > 0 && difference < 250 && (best.cheapestIn ?? 0) >= 0.9
}

/**
 * Never a number for nearly all years or nearly none: the share is that of a few simulated years.
 * @param plan null after a sentence about the plan
 */
function cheapestInText(share: number, plan: ReactNode) {
  const { cheapestIn, itIsCheapestIn } = stepTexts.confidence
  const years = Math.round(share * 100)
  const amount = years >= 100 ? 'nearlyAll' : years <= 0 ? 'hardlyAny' : 'some'
  return plan === null ? write(itIsCheapestIn[amount], { years }) : cheapestIn[amount]({ plan, years })
}

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
    plan: <LocalizedText text={plan.displayName} />,
    other: <LocalizedText text={other.displayName} />,
    cost: cost.amount,
    worst: worst?.amount ?? '',
  })
}
