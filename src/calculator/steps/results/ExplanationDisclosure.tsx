import type { PlanCosts } from '../../../contract/outputs.ts'
import { money } from '../../rules/money.ts'
import { Disclosure, type OpenState } from '../../ui/Disclosure.tsx'
import { Explanation } from './Explanation.tsx'
import { explanationOf } from './outputs.ts'

/** Where a plan's out-of-pocket expenses come from; nothing for a plan that does not tell. */
export function ExplanationDisclosure({ plan, shared }: { plan: PlanCosts; shared?: OpenState }) {
  const lines = explanationOf(plan)
  if (lines.length === 0) return null
  return (
    <Disclosure
      shared={shared}
      summary={
        <>
          How we got to {money(plan.outOfPocketExpenses)} out of pocket
          <bdi className="visually-hidden"> with {plan.displayName}</bdi>
        </>
      }
    >
      <Explanation lines={lines} />
    </Disclosure>
  )
}
