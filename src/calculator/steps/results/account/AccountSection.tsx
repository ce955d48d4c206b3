import { startTransition, useState } from 'react'
import type { Outputs } from '../../../../contract/outputs.ts'
import type { Account } from '../../../rules/account.ts'
import { initialAccountInputs, type AccountInputs } from '../../../state/accountInputs.ts'
import { useCalculator, useDispatch, useInstance } from '../../../state/CalculatorProvider.tsx'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { AccountExplorer } from './AccountExplorer.tsx'
import { AccountSentence, companyMoneyUse } from './AccountSentence.tsx'
import { Taxes } from './Taxes.tsx'
import { exploredAccount } from './taxSavings.ts'
import './AccountSection.css'

/** What becomes of the company's money, the taxes that plans save, and what own contributions would do. */
export function AccountSection({ outputs }: { outputs: Outputs }) {
  const texts = sectionTexts.account
  const { features } = useInstance()
  const [inputs, onChange] = useAccountInputs()
  const account = exploredAccount(outputs)
  const hasTaxes =
    account?.limit != null ||
    Object.values(outputs.plans).some(({ payrollDeduction }) => payrollDeduction >= 0.5)
  const hasExplorer = features.accountExplorer && account !== null
  if (!hasExplorer && !hasTaxes && !companyMoneyUse(outputs)) return null
  return (
    <section className="result-section account-section stack">
      <h2>{texts.heading}</h2>
      <AccountSentence outputs={outputs} />
      {hasTaxes && <Taxes {...{ outputs, inputs, onChange }} />}
      {hasExplorer && (
        <div data-only="screen">
          <Disclosure summary={explorerSummary(account, outputs)}>
            <AccountExplorer {...{ outputs, account, inputs, onChange }} />
          </Disclosure>
        </div>
      )}
    </section>
  )
}

/** Names the plan if it is not the best one. */
function explorerSummary({ type, limit, plan }: Account, { plans, bestPlan }: Outputs) {
  const { ownSavings, ownSavingsWith, onlyCompany } = sectionTexts.account
  if (plan !== bestPlan)
    return ownSavingsWith({ account: type, plan: <LocalizedText text={plans[plan]!.displayName} /> })
  return limit ? ownSavings({ account: type }) : onlyCompany({ account: type })
}

/** The inputs, which the model keeps for the comparison of the plans and for a later visit. */
function useAccountInputs() {
  const saved = useCalculator((model) => model.accountInputs)
  const family = useCalculator((model) => model.family)
  const dispatch = useDispatch()
  const [edited, setEdited] = useState(saved)
  const inputs = edited ?? initialAccountInputs(family)
  const change = (changed: Partial<AccountInputs>) => {
    const next = { ...inputs, ...changed }
    setEdited(next)
    // A transition, because the event renders the whole results.
    startTransition(() => dispatch({ type: 'accountInputsChanged', inputs: next }))
  }
  return [inputs, change] as const
}
