import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { formatMoney, formatPercentage } from '../../../rules/formatMoney.ts'
import { write } from '../../../texts/messages.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Explanation } from '../Explanation.tsx'
import { bestPlanCosts, explanationLines, hasNoLimit } from '../outputs.ts'
import { ExpenseBar, expenseShares, type ExpenseShares } from './ExpenseBar.tsx'
import { explainExpenses, type ExpenseStep } from './explainExpenses.ts'
import { billsByMonth, MonthlyBills } from './MonthlyBills.tsx'
import './Why.css'

/** Explains the best plan's out-of-pocket expenses: in sentences, as a bar, line by line, and month by month. */
export function Why({ outputs }: { outputs: Outputs }) {
  const plan = bestPlanCosts(outputs)
  const isExplained = explanationLines(plan).length > 0
  const bills = billsByMonth(plan)
  if (!isExplained && !bills) return null
  return (
    <section className="result-section">
      <h2>{sectionTexts.why.heading({ amount: formatMoney(plan.outOfPocketExpenses) })}</h2>
      {isExplained && <Expenses plan={plan} isFamily={(outputs.assumptions?.persons.length ?? 1) > 1} />}
      {bills && <MonthlyBills {...bills} />}
    </section>
  )
}

/** What the words of the sentences, and the kind of the plan's account, mean. */
function Words({ plan }: { plan: PlanCosts }) {
  const { heading, plan: words, maximumWithoutCopays, accounts } = sectionTexts.why.words
  const account = plan.facts?.accountType
  const meanings = [
    hasNoLimit(plan) ? [...words.slice(0, -1), maximumWithoutCopays] : words,
    account != null && Object.hasOwn(accounts, account) ? accounts[account as keyof typeof accounts] : [],
  ].flat()
  return (
    <Disclosure summary={heading}>
      <ul>
        {meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Expenses({ plan, isFamily }: { plan: PlanCosts; isFamily: boolean }) {
  const shares = expenseShares(plan)
  return (
    <>
      {shares && (
        <>
          <ExpenseSteps {...{ plan, shares, isFamily }} />
          <Words plan={plan} />
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
      <p className="expense-summary">
        {summary({
          plan: <LocalizedText text={plan.displayName} />,
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
    service: <LocalizedText text={service} />,
    percentage: <b>{formatPercentage(percentage / 100)}</b>,
  })
}

function Money({ amount }: { amount: number }) {
  return <b className="one-line">{formatMoney(amount)}</b>
}
