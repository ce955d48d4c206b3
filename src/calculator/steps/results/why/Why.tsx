import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Explanation } from '../Explanation.tsx'
import { bestPlanCosts, explanationLines, hasNoLimit } from '../outputs.ts'
import { ExpenseBar } from './ExpenseBar.tsx'
import { ExpenseSteps } from './ExpenseSteps.tsx'
import { expenseShares } from './expenseShares.ts'
import { billsByMonth } from './billsByMonth.ts'
import { MonthlyBills } from './MonthlyBills.tsx'
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
