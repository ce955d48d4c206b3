import type { PlanCosts } from '../../../contract/outputs.ts'
import { money } from '../../rules/money.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Explanation } from './Explanation.tsx'

/** Where a plan's out-of-pocket expenses come from; nothing for a plan that does not tell. */
export function ExplanationDisclosure({ plan }: { plan: PlanCosts }) {
  const { displayName, outOfPocketExpenses, explanation } = plan
  if (!explanation?.length) return null
  return (
    <Disclosure
      summary={
        <>
          How we got to {money(outOfPocketExpenses)} out of pocket
          <span className="visually-hidden"> with {displayName}</span>
        </>
      }
    >
      <Explanation lines={explanation} />
    </Disclosure>
  )
}
