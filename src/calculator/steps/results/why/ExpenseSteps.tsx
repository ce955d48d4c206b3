import type { PlanCosts } from '../../../../contract/outputs.ts'
import { formatMoney, formatPercentage } from '../../../rules/formatMoney.ts'
import { write } from '../../../texts/messages.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Name } from '../../../ui/Name.tsx'
import { explainExpenses, type ExpenseStep } from './explainExpenses.ts'
import type { ExpenseShares } from './expenseShares.ts'

interface ExpenseStepsProps {
  plan: PlanCosts
  shares: ExpenseShares
  isFamily: boolean
}

/** One sentence for each of the plan's rules that applies. */
export function ExpenseSteps({ plan, shares, isFamily }: ExpenseStepsProps) {
  const texts = sectionTexts.why
  const steps = explainExpenses(plan, shares, isFamily)
  const summary = steps.length > 0 ? texts.fullPrice : texts.free
  return (
    <>
      <p className="expense-summary">
        {summary({
          plan: <Name text={plan.displayName} />,
          price: <Money amount={shares.fullPrice} />,
          amount: <Money amount={plan.outOfPocketExpenses} />,
        })}
      </p>
      {steps.length > 0 && (
        <ol className="expense-steps">
          {[...steps.entries()].map(([index, step]) => (
            <li key={index}>
              <StepSentence {...step} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function StepSentence({ kind, isFamily = false, percentage = 0, service = '', ...amounts }: ExpenseStep) {
  const { amount = 0, limit = 0, personLimit = 0, drugLimit = 0, count = 0 } = amounts
  const text = sectionTexts.why.steps[kind]
  return write(typeof text === 'object' ? text[isFamily ? 'family' : 'person'] : text, {
    amount: <Money amount={amount} />,
    limit: <Money amount={limit} />,
    personLimit: <Money amount={personLimit} />,
    drugLimit: <Money amount={drugLimit} />,
    count,
    service: <Name text={service} />,
    percentage: <b>{formatPercentage(percentage / 100)}</b>,
  })
}

function Money({ amount }: { amount: number }) {
  return <b className="one-line">{formatMoney(amount)}</b>
}
