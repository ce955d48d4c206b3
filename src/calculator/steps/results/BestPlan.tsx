import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { money } from '../../rules/money.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { Figures, type Figure } from '../../ui/Figures.tsx'
import { isSteeredBySavings, planOf } from './outputs.ts'

export function BestPlan({ outputs }: { outputs: Outputs }) {
  const instance = useInstance()
  const { contributionLimit } = outputs
  const isSteered = isSteeredBySavings(outputs, instance)
  const best = planOf(outputs, outputs.bestPlan)
  return (
    <section className="best-plan card" aria-labelledby="best-plan-name">
      <p>
        {isSteered ? (
          <>
            Based on what you've told us, you could save around{' '}
            <strong>{money(outputs.potentialSavings)}</strong> by choosing the:
          </>
        ) : (
          "Based on what you've told us, the best plan for you may be the:"
        )}
      </p>
      <h2 id="best-plan-name">{best.displayName}</h2>
      <p className="soft">
        {isSteered ? 'This is based on your savings style and may cost you:' : 'This is based on:'}
      </p>
      <Figures figures={figuresOf(best, instance.surcharges.length > 0)} />
      {contributionLimit && (
        <p className="best-plan-limit">
          Your {instance.client.planYear} {contributionLimit.accountType} Maximum Contribution Limit is{' '}
          <strong>{money(contributionLimit.limit)}</strong>
          {contributionLimit.accountType === 'HSA' && ' (less Company contribution)'}
        </p>
      )}
    </section>
  )
}

function figuresOf(plan: PlanCosts, hasSurcharges: boolean): Figure[] {
  const payroll: Figure = hasSurcharges
    ? {
        label: 'PAYROLL DEDUCTION & CHARGES',
        amount: money(plan.payrollDeduction + plan.surchargeTotal),
        sign: 'plus',
      }
    : { label: 'ANNUAL PAYROLL DEDUCTION', amount: money(plan.payrollDeduction), sign: 'plus' }
  return [
    { label: 'OUT-OF-POCKET EXPENSES', amount: money(plan.outOfPocketExpenses) },
    { label: 'HSA FUNDS FROM COMPANY', amount: money(plan.hsaFunds), sign: 'minus' },
    payroll,
    { label: 'ESTIMATED ANNUAL COSTS', amount: money(plan.totalCost), sign: 'equals' },
  ]
}
