import Check from '~icons/lucide/check'
import type { PlanCosts } from '../../../contract/outputs.ts'
import { formatMoney } from '../../rules/formatMoney.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import type { OpenState } from '../../ui/Disclosure.tsx'
import { Name } from '../../ui/Name.tsx'
import { ExplanationDisclosure } from './ExplanationDisclosure.tsx'
import { explanationLines, hasNoLimit } from './outputs.ts'

export type PlanAmount = keyof Pick<
  PlanCosts,
  'outOfPocketExpenses' | 'hsaFunds' | 'surchargeTotal' | 'payrollDeduction' | 'totalCost' | 'worstCase'
>

interface PlanRowsProps {
  plan: PlanCosts
  columns: PlanAmount[]
  /** Says why the plan is the best one; null for other plans. */
  badge: string | null
  /** The name of a plan that never costs more; null if there is none. */
  dominatingPlan: string | null
  /** The open state of the explanation, for the plan that another panel explains too. */
  explanation?: OpenState
}

/** A plan's row in the table of plans, and a second row, as wide as the table, that explains its expenses. */
export function PlanRows({ plan, columns, badge, dominatingPlan, explanation }: PlanRowsProps) {
  const texts = stepTexts.plans
  const isExplained = explanationLines(plan).length > 0
  return (
    <tbody data-best={badge !== null}>
      <tr>
        <th scope="row">
          <Name text={plan.displayName} />
          {badge !== null && (
            <span className="plans-table-best">
              <Check aria-hidden />
              {badge}
            </span>
          )}
          {dominatingPlan !== null && (
            <span className="plans-table-dominated soft">
              {texts.dominated({ other: <Name text={dominatingPlan} /> })}
            </span>
          )}
        </th>
        {columns.map((amount) => (
          <td key={amount} data-amount={amount} data-title={texts[amount]}>
            {amount === 'worstCase' && hasNoLimit(plan) ? texts.noLimit : <Amount amount={plan[amount]} />}
          </td>
        ))}
      </tr>
      {isExplained && (
        <tr>
          <td colSpan={columns.length + 1}>
            <ExplanationDisclosure plan={plan} shared={explanation} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Amount({ amount }: { amount: number | null | undefined }) {
  if (amount != null) return formatMoney(amount)
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{stepTexts.plans.notStated}</span>
    </>
  )
}
