import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { formatMoney } from '../../rules/formatMoney.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { AccountSentence } from './account/AccountSentence.tsx'
import { Figures, type Figure } from '../../ui/Figures.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { ConfidenceNote } from './comparison/ConfidenceNote.tsx'
import { bestPlanCosts, resultHeadline } from './outputs.ts'

export function BestPlan({ outputs }: { outputs: Outputs }) {
  const texts = stepTexts.results
  const instance = useInstance()
  const { contributionLimit } = outputs
  const { text, basis } = resultHeadline(outputs, instance)
  const catchUp = contributionLimit?.catchUp
  const best = bestPlanCosts(outputs)
  const coveredMonths = outputs.assumptions?.coveredMonths ?? 12
  const accountType = best.facts?.accountType
  return (
    <section className="best-plan card" aria-labelledby="best-plan-name">
      <p>{text}</p>
      <h2 id="best-plan-name">
        <LocalizedText text={best.displayName} />
      </h2>
      <p className="soft">{basis}</p>
      <Figures
        figures={toFigures(best, instance.surcharges.length > 0)}
        signNames={stepTexts.figures.signs}
      />
      {!addsUp(best) && <p className="best-plan-rounding soft">{texts.rounded}</p>}
      {coveredMonths < 12 && <p>{texts.coveredMonths({ count: coveredMonths })}</p>}
      {accountType != null && accountType !== 'HSA' && best.hsaFunds >= 0.5 && (
        <p>{texts.companyAccount({ account: accountType })}</p>
      )}
      {best.totalCost <= -0.5 && <p>{stepTexts.confidence.negativeTotal[negativeTotalReason(best)]}</p>}
      <ConfidenceNote outputs={outputs} />
      {contributionLimit && (
        <div className="best-plan-limit">
          <p>
            {texts.contributionLimit[contributionLimit.accountType === 'HSA' ? 'HSA' : 'other']({
              planYear: instance.client.planYear,
              account: contributionLimit.accountType,
              limit: <strong>{formatMoney(contributionLimit.limit)}</strong>,
            })}
          </p>
          {catchUp && <p>{texts.catchUp({ count: catchUp.age, amount: formatMoney(catchUp.amount) })}</p>}
        </div>
      )}
      <AccountSentence outputs={outputs} />
    </section>
  )
}

/** Whether the rounded figures sum to the rounded total. */
function addsUp({ outOfPocketExpenses, hsaFunds, payrollDeduction, surchargeTotal, totalCost }: PlanCosts) {
  const payroll = Math.round(payrollDeduction + surchargeTotal)
  return Math.round(outOfPocketExpenses) - Math.round(hsaFunds) + payroll === Math.round(totalCost)
}

/** Why a total is negative. */
function negativeTotalReason({ hsaFunds, surchargeTotal }: PlanCosts) {
  if (hsaFunds < 0.5) return surchargeTotal <= -0.5 ? 'credits' : 'other'
  return surchargeTotal <= -0.5 ? 'both' : 'company'
}

function toFigures(plan: PlanCosts, hasSurcharges: boolean): Figure[] {
  const texts = stepTexts.figures
  const payroll = hasSurcharges
    ? {
        label: texts.payrollDeductionAndCharges,
        amount: formatMoney(plan.payrollDeduction + plan.surchargeTotal),
      }
    : { label: texts.payrollDeduction, amount: formatMoney(plan.payrollDeduction) }
  return [
    { label: texts.outOfPocketExpenses, amount: formatMoney(plan.outOfPocketExpenses) },
    { label: texts.hsaFunds, amount: formatMoney(plan.hsaFunds), sign: 'minus' },
    { ...payroll, sign: 'plus' },
    { label: texts.totalCost, amount: formatMoney(plan.totalCost), sign: 'equals' },
  ]
}
