import type { Outputs, PlanCosts } from '../../../contract/outputs.ts'
import { contributionForMatch } from '../../rules/account.ts'
import { formatMoney, wholeDollars } from '../../rules/formatMoney.ts'
import { useInstance } from '../../state/CalculatorProvider.tsx'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Figures, type Figure } from '../../ui/Figures.tsx'
import { LocalizedText } from '../../ui/LocalizedText.tsx'
import { AnswerSentences } from './AnswerSentences.tsx'
import type { ResultFacts } from './facts.ts'
import { paychecksOf, resultHeadline } from './outputs.ts'

interface BestPlanProps {
  outputs: Outputs
  facts: ResultFacts
  /** Whether the result of changed answers will replace this one. */
  isUpdating?: boolean
}

export function BestPlan({ outputs, facts, isUpdating }: BestPlanProps) {
  const texts = stepTexts.results
  const instance = useInstance()
  const { contributionLimit } = outputs
  const { text, basis } = resultHeadline(outputs, instance)
  const { name, costs } = facts.best
  const { accountType, match } = costs.facts ?? {}
  const contribution = contributionForMatch(match)
  return (
    <section className="best-plan card stack" aria-labelledby="best-plan-name" aria-busy={isUpdating}>
      <p>{text}</p>
      <h2 id="best-plan-name">
        <LocalizedText text={name} />
      </h2>
      <p className="soft">{basis}</p>
      <Figures
        figures={toFigures(costs, instance.surcharges.length > 0)}
        signNames={stepTexts.figures.signs}
      />
      {!addsUp(costs) && <p className="best-plan-rounding soft">{texts.rounded}</p>}
      {facts.otherHousehold && <p>{texts.otherHousehold(facts.otherHousehold)}</p>}
      {accountType != null && accountType !== 'HSA' && costs.hsaFunds >= 0.5 && (
        <p>{texts.companyAccount({ account: accountType })}</p>
      )}
      {match && contribution > 0 && (
        <p>{texts.match({ match: formatMoney(match.maximum), contribution: formatMoney(contribution) })}</p>
      )}
      {costs.totalCost <= -0.5 && <p>{stepTexts.answer.negativeTotal}</p>}
      <AnswerSentences facts={facts} />
      {contributionLimit && (
        <div className="best-plan-limit">
          <p>
            {texts.contributionLimit[contributionLimit.accountType === 'HSA' ? 'HSA' : 'other']({
              planYear: instance.client.planYear,
              account: contributionLimit.accountType,
              limit: <strong>{formatMoney(contributionLimit.limit)}</strong>,
            })}
          </p>
          {contributionLimit.catchUp && (
            <p className="soft">
              {texts.catchUp({
                count: contributionLimit.catchUp.age,
                amount: formatMoney(contributionLimit.catchUp.amount),
              })}
            </p>
          )}
        </div>
      )}
    </section>
  )
}

/** Whether the rounded figures sum to the rounded total. */
function addsUp(plan: PlanCosts) {
  const paychecks = wholeDollars(paychecksOf(plan))
  return (
    wholeDollars(plan.outOfPocketExpenses) - wholeDollars(plan.hsaFunds) + paychecks ===
    wholeDollars(plan.totalCost)
  )
}

function toFigures(plan: PlanCosts, hasSurcharges: boolean): Figure[] {
  const texts = stepTexts.figures
  const payroll = hasSurcharges
    ? {
        label: texts.payrollDeductionAndCharges,
        amount: formatMoney(paychecksOf(plan)),
      }
    : { label: texts.payrollDeduction, amount: formatMoney(plan.payrollDeduction) }
  return [
    { label: texts.outOfPocketExpenses, amount: formatMoney(plan.outOfPocketExpenses) },
    { label: texts.hsaFunds, amount: formatMoney(plan.hsaFunds), sign: 'minus' },
    { ...payroll, sign: 'plus' },
    { label: texts.totalCost, amount: formatMoney(plan.totalCost), sign: 'equals' },
  ]
}
