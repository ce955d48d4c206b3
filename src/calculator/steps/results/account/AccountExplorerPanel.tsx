import { useState } from 'react'
import type { Outputs } from '../../../../contract/outputs.ts'
import { accountOf } from '../../../rules/account.ts'
import { useInstance } from '../../../state/CalculatorProvider.tsx'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { bestPlanCosts } from '../outputs.ts'
import { AccountExplorer } from './AccountExplorer.tsx'

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
