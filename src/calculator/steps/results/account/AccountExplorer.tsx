import { startTransition, useState } from 'react'
import type { PlanCosts } from '../../../../contract/outputs.ts'
import { accountYear, type Account } from '../../../rules/account.ts'
import { initialAccountInputs, type AccountInputs } from '../../../state/accountInputs.ts'
import { useCalculator, useDispatch, useInstance } from '../../../state/CalculatorProvider.tsx'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { AccountBalance } from './AccountBalance.tsx'
import { AccountForm } from './AccountForm.tsx'
import { parseAccountInputs } from './parseAccountInputs.ts'
import { TaxSavings } from './TaxSavings.tsx'
import './AccountExplorer.css'

/** Inputs for the employee's own contribution and taxes, and what they lead to. Without a limit, only the company's money. */
export function AccountExplorer({ account, plan }: { account: Account; plan: PlanCosts }) {
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
        <div className="account-results">
          {account.limit && <TaxSavings {...{ inputs, parsed, planYear, year }} cost={plan.totalCost} />}
          {year ? (
            <AccountBalance {...{ account, planYear, year }} />
          ) : (
            <p>{sectionTexts.account.balance.needsCorrection}</p>
          )}
        </div>
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
