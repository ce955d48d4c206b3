import Check from '~icons/lucide/check'
import { useId, type CSSProperties } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { formatMoney } from '../../rules/formatMoney.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { visibleLength } from '../../ui/visibleLength.ts'
import { ExplanationDisclosure } from './Explanation.tsx'
import {
  cheapestFirst,
  dominatingPlanName,
  explanationLines,
  hasNoLimit,
  isSavingsOverride,
} from './outputs.ts'
import './PlansTable.css'

interface Column {
  amount: PlanAmount
  isShown?: (outputs: Outputs, instance: Instance) => boolean
}

const allColumns: Column[] = [
  { amount: 'outOfPocketExpenses' },
  { amount: 'hsaFunds' },
  { amount: 'surchargeTotal', isShown: (_, { surcharges }) => surcharges.length > 0 },
  { amount: 'payrollDeduction' },
  { amount: 'totalCost' },
  { amount: 'worstCase', isShown: hasWorstCase },
]

export function PlansTable({ outputs }: { outputs: Outputs }) {
  const texts = stepTexts.plans
  const instance = useInstance()
  const noteId = useId()
  const amounts = allColumns
    .filter(({ isShown }) => isShown?.(outputs, instance) ?? true)
    .map(({ amount }) => amount)
  return (
    <>
      <div className="plans-table-frame" style={tableSize(outputs, amounts) as CSSProperties}>
        <table className="plans-table amounts stackable">
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
              badge={
                key === outputs.bestPlan
                  ? texts[isSavingsOverride(outputs, instance) ? 'savingsStyle' : 'best']
                  : null
              }
              dominatingPlan={dominatingPlanName(outputs, key)}
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
              <span key={key}> {texts.noLimitNote({ plan: <LocalizedText text={displayName} /> })}</span>
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

function hasWorstCase({ plans }: Outputs) {
  return Object.values(plans).some((plan) => plan.worstCase != null || hasNoLimit(plan))
}

type PlanAmount = keyof Pick<
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
}

/** A plan's row in the table of plans, and a second row, as wide as the table, that explains its expenses. */
function PlanRows({ plan, columns, badge, dominatingPlan }: PlanRowsProps) {
  const texts = stepTexts.plans
  const isExplained = explanationLines(plan).length > 0
  return (
    <tbody data-best={badge !== null}>
      <tr>
        <th scope="row">
          <LocalizedText text={plan.displayName} />
          {badge !== null && (
            <span className="plans-table-best row">
              <Check aria-hidden />
              {badge}
            </span>
          )}
          {dominatingPlan !== null && (
            <span className="plans-table-dominated soft">
              {texts.dominated({ other: <LocalizedText text={dominatingPlan} /> })}
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
            <ExplanationDisclosure plan={plan} />
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
