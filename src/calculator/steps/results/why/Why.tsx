import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { formatMoney, formatPercentage } from '../../../rules/formatMoney.ts'
import { write } from '../../../texts/messages.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Term } from '../../../ui/Term.tsx'
import { Explanation } from '../Explanation.tsx'
import { OtherProviders } from '../OtherProviders.tsx'
import { bestPlanCosts, hasNoLimit } from '../outputs.ts'
import { ExpenseBar, expenseShares, type ExpenseShares } from './ExpenseBar.tsx'
import { explainExpenses, type ExpenseStep } from './explainExpenses.ts'
import './Why.css'

/** Explains the best plan's care costs: in sentences, as a bar, and line by line. */
export function Why({ outputs }: { outputs: Outputs }) {
  const plan = bestPlanCosts(outputs)
  const shares = expenseShares(plan)
  const isFamily = (outputs.assumptions?.persons.length ?? 1) > 1
  return (
    <>
      {shares && (
        <>
          <ExpenseSteps {...{ plan, shares, isFamily }} />
          <ExpenseBar shares={shares} />
        </>
      )}
      <Disclosure summary={sectionTexts.why.details}>
        <Explanation lines={plan.explanation} />
      </Disclosure>
    </>
  )
}

interface ExpenseStepsProps {
  plan: PlanCosts
  shares: ExpenseShares
  isFamily: boolean
}

/** One sentence for each of the plan's rules that applies. */
function ExpenseSteps({ plan, shares, isFamily }: ExpenseStepsProps) {
  const texts = sectionTexts.why
  const steps = explainExpenses(plan, shares, isFamily)
  const summary = steps.length > 0 ? texts.fullPrice : texts.free
  return (
    <>
      <p>
        {summary({
          plan: <LocalizedText text={plan.displayName} />,
          price: <Money amount={shares.fullPrice} />,
          amount: <Money amount={plan.outOfPocketExpenses} />,
        })}
      </p>
      {steps.length > 0 && (
        <ol className="expense-steps bulleted stack">
          {[...steps.entries()].map(([index, step]) => (
            <li key={index}>
              <StepSentence plan={plan} {...step} />
            </li>
          ))}
          <OtherProviders {...plan} />
        </ol>
      )}
    </>
  )
}

interface StepSentenceProps extends ExpenseStep {
  plan: PlanCosts
}

function StepSentence({
  plan,
  kind,
  isFamily = false,
  percentage = 0,
  service = '',
  ...amounts
}: StepSentenceProps) {
  const { words } = sectionTexts.why
  const { terms } = stepTexts
  const { amount = 0, limit = 0, personLimit = 0, drugLimit = 0, count = 0 } = amounts
  const text = sectionTexts.why.steps[kind]
  return write(typeof text === 'object' ? text[isFamily ? 'family' : 'person'] : text, {
    amount: <Money amount={amount} />,
    limit: <Money amount={limit} />,
    personLimit: <Money amount={personLimit} />,
    drugLimit: <Money amount={drugLimit} />,
    count,
    service: <LocalizedText text={service} />,
    percentage: <b>{formatPercentage(percentage / 100)}</b>,
    deductible: <Term meaning={terms.deductible}>{words.deductible}</Term>,
    copays: <Term meaning={terms.copay}>{words.copays}</Term>,
    maximum: (
      <Term meaning={hasNoLimit(plan) ? terms.maximumWithoutCopays : terms.maximum}>{words.maximum}</Term>
    ),
  })
}

function Money({ amount }: { amount: number }) {
  return <b className="one-line">{formatMoney(amount)}</b>
}
