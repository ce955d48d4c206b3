import { useId, type CSSProperties } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { formatMoney } from '../../rules/formatMoney.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Name } from '../../ui/Name.tsx'
import { visibleLength } from '../../ui/visibleLength.ts'
import { bestPlanBadge, cheapestFirst, dominatingPlanName, hasNoLimit } from './outputs.ts'
import type { PanelContentProps } from './PanelContentProps.ts'
import { PlanRows, type PlanAmount } from './PlanRows.tsx'
import './PlansTable.css'
import './PlansTableStacked.css'

interface Column {
  amount: PlanAmount
  isShown?: (outputs: Outputs, instance: Instance) => boolean
}

const columns: Column[] = [
  { amount: 'outOfPocketExpenses' },
  { amount: 'hsaFunds' },
  { amount: 'surchargeTotal', isShown: hasSurcharges },
  { amount: 'payrollDeduction' },
  { amount: 'totalCost' },
  { amount: 'worstCase', isShown: hasWorstCase },
]

export function PlansTable({ outputs, bestExplanation }: PanelContentProps) {
  const texts = stepTexts.plans
  const instance = useInstance()
  const noteId = useId()
  const amounts = columns
    .filter(({ isShown }) => isShown?.(outputs, instance) ?? true)
    .map(({ amount }) => amount)
  return (
    <>
      <div className="plans-table-frame" style={tableSize(outputs, amounts) as CSSProperties}>
        <table className="plans-table">
          <caption>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.plan}</th>
              {amounts.map((amount) => (
                <th key={amount} scope="col" aria-describedby={amount === 'worstCase' ? noteId : undefined}>
                  {texts[amount]}
                </th>
              ))}
            </tr>
          </thead>
          {cheapestFirst(outputs).map(([key, plan]) => (
            <PlanRows
              key={key}
              plan={plan}
              columns={amounts}
              badge={key === outputs.bestPlan ? bestPlanBadge(outputs, instance) : null}
              dominatingPlan={dominatingPlanName(outputs, key)}
              explanation={key === outputs.bestPlan ? bestExplanation : undefined}
            />
          ))}
        </table>
      </div>
      {hasWorstCase(outputs) && (
        <p id={noteId} className="plans-table-note soft">
          {texts.worstCaseNote}
          {Object.entries(outputs.plans)
            .filter(([, plan]) => hasNoLimit(plan))
            .map(([key, { displayName }]) => (
              <span key={key}> {texts.noLimitNote({ plan: <Name text={displayName} /> })}</span>
            ))}
        </p>
      )}
    </>
  )
}

/** Custom properties from which the style sheet computes whether the columns fit. */
function tableSize({ plans }: Outputs, amounts: PlanAmount[]) {
  const lengths = Object.values(plans).flatMap((plan) =>
    amounts.map((amount) => visibleLength(formatMoney(plan[amount] ?? 0))),
  )
  const words = amounts.flatMap((amount) => stepTexts.plans[amount].split(/[ -]/))
  return {
    '--columns': amounts.length,
    '--longest': Math.max(...lengths),
    '--longest-word': Math.max(...words.map((word) => word.length)),
  }
}

function hasSurcharges(_: Outputs, { surcharges }: Instance) {
  return surcharges.length > 0
}

function hasWorstCase({ plans }: Outputs) {
  return Object.values(plans).some((plan) => plan.worstCase != null || hasNoLimit(plan))
}
