import { formatMoney } from '../../rules/formatMoney.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Name } from '../../ui/Name.tsx'
import { ExplanationDisclosure } from './ExplanationDisclosure.tsx'
import { bestPlanCosts, dominatingPlanName, hasNoLimit } from './outputs.ts'
import type { PanelContentProps } from './PanelContentProps.ts'

/** The table's details about the best plan, for windows too narrow for the table. */
export function BestPlanDetail({ outputs, bestExplanation }: PanelContentProps) {
  const best = bestPlanCosts(outputs)
  const plan = <Name text={best.displayName} />
  const other = dominatingPlanName(outputs, outputs.bestPlan)
  return (
    <>
      {best.worstCase != null && (
        <p>
          {stepTexts.bestPlan.worstCase({
            plan,
            amount: <span className="one-line">{formatMoney(best.worstCase)}</span>,
          })}
        </p>
      )}
      {hasNoLimit(best) && <p>{stepTexts.plans.noLimitNote({ plan })}</p>}
      {other !== null && <p>{stepTexts.bestPlan.dominated({ plan, other: <Name text={other} /> })}</p>}
      <ExplanationDisclosure plan={best} shared={bestExplanation} />
    </>
  )
}
