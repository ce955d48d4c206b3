import type { PlanCosts } from '../../../contract/outputs.ts'
import { formatMoney } from '../../rules/formatMoney.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Disclosure, type OpenState } from '../../ui/Disclosure.tsx'
import { Explanation } from './Explanation.tsx'
import { explanationLines } from './outputs.ts'

/** Explains a plan's out-of-pocket expenses. Renders nothing if the API sent no line items for the plan. */
export function ExplanationDisclosure({ plan, shared }: { plan: PlanCosts; shared?: OpenState }) {
  const lines = explanationLines(plan)
  if (lines.length === 0) return null
  return (
    <Disclosure
      shared={shared}
      summary={
        <>
          {stepTexts.explanation.summary({ amount: formatMoney(plan.outOfPocketExpenses) })}
          <bdi className="visually-hidden"> {stepTexts.explanation.withPlan({ plan: plan.displayName })}</bdi>
        </>
      }
    >
      <Explanation lines={lines} />
    </Disclosure>
  )
}
