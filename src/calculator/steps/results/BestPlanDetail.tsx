import type { Outputs } from '../../../contract/outputs.ts'
import { money } from '../../rules/money.ts'
import { ExplanationDisclosure } from './ExplanationDisclosure.tsx'
import { planOf } from './outputs.ts'

/** What the table of plans tells of the best plan, for windows that have no room for it. */
export function BestPlanDetail({ outputs }: { outputs: Outputs }) {
  const best = planOf(outputs)
  return (
    <>
      {best.worstCase != null && (
        <p>
          In the worst case, <bdi>{best.displayName}</bdi> costs you {money(best.worstCase)}: that is what the
          year costs if you reach the out-of-pocket maximum.
        </p>
      )}
      <ExplanationDisclosure plan={best} />
    </>
  )
}
