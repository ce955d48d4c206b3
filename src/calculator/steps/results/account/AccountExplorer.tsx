import { startTransition, useState } from 'react'
import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { accountOf, accountYear, type Account } from '../../../rules/account.ts'
import { initialAccountInputs, type AccountInputs } from '../../../state/accountInputs.ts'
import { useCalculator, useDispatch, useInstance } from '../../../state/CalculatorProvider.tsx'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { bestPlanCosts } from '../outputs.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountResults } from './AccountResults.tsx'
import { parseAccountInputs } from './parseAccountInputs.ts'
import './AccountExplorer.css'

/** What the best plan's account does with the employee's own money. Renders nothing without an account. */
export function AccountExplorerPanel({ outputs }: { outputs: Outputs }) {
  const texts = sectionTexts.account
  const { features } = useInstance()
  const [wasOpened, setWasOpened] = useState(false)
  const plan = bestPlanCosts(outputs)
  const account = accountOf(plan, outputs.contributionLimit)
  if (!features.accountExplorer || !account) return null
  const title = account.limit ? texts.ownSavings : texts.companyMoney
  return (
    <div className="account-panel" data-only="screen">
      <Panel
        title={title({ account: account.type })}
        onOpen={() => setWasOpened(true)}
        content={wasOpened && <AccountExplorer {...{ account, plan }} />}
      />
    </div>
  )
}

/** Inputs for the employee's own contribution and taxes, and what they lead to. Without a limit, only the company's money. */
function AccountExplorer({ account, plan }: { account: Account; plan: PlanCosts }) {
  const { planYear } = useInstance().client
  const [inputs, change] = useAccountInputs()
  const parsed = parseAccountInputs(inputs, account, planYear)
  const { contribution } = parsed.amounts
  const year = contribution === null ? null : accountYear(account, contribution)
  return (
    <div className="account card">
      <p className="soft">{sectionTexts.account.notAdvice}</p>
      <div className="account-columns">
        {account.limit && (
          <AccountForm
            {...{ account, inputs, parsed, planYear }}
            payroll={plan.facts?.payroll}
            onChange={change}
          />
        )}
        <AccountResults {...{ account, inputs, parsed, planYear, year }} cost={plan.totalCost} />
      </div>
    </div>
  )
}

/** The inputs, which the model keeps for a later visit to the results. */
function useAccountInputs() {
  const saved = useCalculator((model) => model.accountInputs ?? initialAccountInputs(model.family))
  const dispatch = useDispatch()
  const [inputs, setInputs] = useState(saved)
  const change = (changed: Partial<AccountInputs>) => {
    const next = { ...inputs, ...changed }
    setInputs(next)
    // A transition, because the event renders the whole results.
    startTransition(() => dispatch({ type: 'accountInputsChanged', inputs: next }))
  }
  return [inputs, change] as const
}
