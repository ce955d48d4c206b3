import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { money } from '../../rules/money.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { Figures, type Figure } from '../../ui/Figures.tsx'
import { resultHeadline, planOf } from './outputs.ts'

export function BestPlan({ outputs }: { outputs: Outputs }) {
  const instance = useInstance()
  const { contributionLimit } = outputs
  const { text, basis } = resultHeadline(outputs, instance)
  const catchUp = contributionLimit?.catchUp
  const best = planOf(outputs)
  return (
    <section className="best-plan card" aria-labelledby="best-plan-name">
      <p>{text}</p>
      <h2 id="best-plan-name">
        <bdi>{best.displayName}</bdi>
      </h2>
      <p className="soft">{basis}</p>
      <Figures figures={figuresOf(best, instance.surcharges.length > 0)} />
      {!addsUp(best) && <p className="best-plan-rounding soft">Rounded to whole dollars.</p>}
      {contributionLimit && (
        <div className="best-plan-limit">
          <p>
            Your {instance.client.planYear} {contributionLimit.accountType} Maximum Contribution Limit is{' '}
            <strong>{money(contributionLimit.limit)}</strong>
            {contributionLimit.accountType === 'HSA' && ' (less Company contribution)'}
          </p>
          {catchUp && (
            <p>
              From age {catchUp.age} you may add {money(catchUp.amount)}.
            </p>
          )}
        </div>
      )}
    </section>
  )
}

/** Whether the figures make the sum as they are shown, without their cents. */
function addsUp({ outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost }: PlanCosts) {
  const payroll = Math.round(payrollDeduction + surchargeTotal)
  return Math.round(outOfPocketExpenses) - Math.round(hsaFunds) + payroll === Math.round(totalCost)
}

function figuresOf(plan: PlanCosts, hasSurcharges: boolean): Figure[] {
  const payroll = hasSurcharges
    ? { label: 'PAYROLL DEDUCTION & CHARGES', amount: money(plan.payrollDeduction + plan.surchargeTotal) }
    : { label: 'ANNUAL PAYROLL DEDUCTION', amount: money(plan.payrollDeduction) }
  return [
    { label: 'OUT-OF-POCKET EXPENSES', amount: money(plan.outOfPocketExpenses) },
    { label: 'HSA FUNDS FROM COMPANY', amount: money(plan.hsaFunds), sign: 'minus' },
    { ...payroll, sign: 'plus' },
    { label: 'ESTIMATED ANNUAL COSTS', amount: money(plan.totalCost), sign: 'equals' },
  ]
}
