import type { PlanCosts } from '../../../contract/outputs.ts'
import { formatMoney } from '../../rules/formatMoney.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Disclosure, type OpenState } from '../../ui/Disclosure.tsx'
import { Name } from '../../ui/Name.tsx'
import { Explanation } from './Explanation.tsx'
import { explanationLines } from './outputs.ts'

/** Explains a plan's out-of-pocket expenses. Renders nothing if the API sent no line items for the plan. */
export function ExplanationDisclosure({ plan, shared }: { plan: PlanCosts; shared?: OpenState }) {
  const lines = explanationLines(plan)
  if (lines.length === 0) return null
  const texts = stepTexts.explanation
  const amount = formatMoney(plan.outOfPocketExpenses)
  return (
    <Disclosure
      shared={shared}
      summary={
        <>
          <span aria-hidden>{texts.summary({ amount })}</span>
          <span className="visually-hidden">
            {texts.summaryWithPlan({ amount, plan: <Name text={plan.displayName} /> })}
          </span>
        </>
      }
    >
      <Explanation lines={lines} />
    </Disclosure>
  )
}
