import { useId } from 'react'
import type { Outputs } from '../../../../contract/outputs.ts'
import { accountYear, highestContribution, type Account, type AccountYear } from '../../../rules/account.ts'
import { formatCount, formatMoney } from '../../../rules/formatMoney.ts'
import { taxFiguresFor } from '../../../rules/taxes.ts'
import type { AccountInputs } from '../../../state/accountInputs.ts'
import { useInstance } from '../../../state/CalculatorProvider.tsx'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { AmountField } from '../../../ui/AmountField.tsx'
import { Toggle } from '../../../ui/Toggle.tsx'
import { limitComposition } from './AccountSentence.tsx'
import { AmountTable } from './AmountTable.tsx'
import { parseContribution } from './parseAccountInputs.ts'
import { taxesSaved } from './taxSavings.ts'

interface AccountExplorerProps {
  outputs: Outputs
  account: Account
  inputs: AccountInputs
  onChange: (changed: Partial<AccountInputs>) => void
}

/** What the employee pays into a plan's account, and what it leads to. Without a limit, only the company's money. */
export function AccountExplorer({ outputs, account, inputs, onChange }: AccountExplorerProps) {
  const { planYear } = useInstance().client
  const contribution = account.limit ? parseContribution(inputs, account) : 0
  return (
    <div className="account-explorer columns card">
      {account.limit && (
        <ContributionForm {...{ outputs, account, inputs, contribution, planYear, onChange }} />
      )}
      <div className="account-results wash stack">
        {contribution === null ? (
          <p>{sectionTexts.account.balance.needsCorrection}</p>
        ) : (
          <AccountBalance {...{ account, planYear }} year={accountYear(account, contribution)} />
        )}
      </div>
    </div>
  )
}

interface ContributionFormProps extends AccountExplorerProps {
  /** Dollars; null if the typed contribution is out of range. */
  contribution: number | null
  planYear: number
}

function ContributionForm(props: ContributionFormProps) {
  const { outputs, account, inputs, contribution, planYear, onChange } = props
  const texts = sectionTexts.account
  const id = useId()
  const highest = highestContribution(account, inputs.isCatchUp)
  const payroll = outputs.plans[account.plan]!.facts?.payroll
  const composition = limitComposition(outputs, account, inputs.isCatchUp)
  const label = texts.contribution({ account: account.type, planYear })
  const perPaycheck =
    payroll &&
    contribution !== null &&
    texts.perPaycheck({
      amount: formatMoney(contribution / payroll.deductions),
      count: payroll.deductions,
    })
  return (
    <div className="account-form stack">
      <AmountField
        id={`${id}-contribution`}
        label={label}
        unit="$"
        text={inputs.contribution ?? formatCount(contribution ?? 0)}
        onType={(text) => onChange({ contribution: text })}
        error={contribution === null ? texts.enterAmount({ highest: formatMoney(highest) }) : undefined}
        hint={perPaycheck || undefined}
      />
      <ContributionSlider
        {...{ label, contribution, highest }}
        onSlide={(amount) => onChange({ contribution: formatCount(amount) })}
      />
      {composition && (
        <p className="account-hint soft">
          {texts.limit({
            total: formatMoney(composition.total),
            company: formatMoney(composition.company),
            own: formatMoney(composition.own),
          })}
        </p>
      )}
      {account.limit?.catchUp && (
        <Toggle
          id={`${id}-catchUp`}
          label={texts.catchUp({ count: account.limit.catchUp.age })}
          isOn={inputs.isCatchUp}
          onToggle={(isCatchUp) => onChange({ isCatchUp })}
        />
      )}
      <ContributionTaxes {...props} />
    </div>
  )
}

/** What the contribution adds to the taxes saved, or how to see it. */
function ContributionTaxes({ outputs, account, inputs, contribution, planYear }: ContributionFormProps) {
  const texts = sectionTexts.account.tax
  const savedWith = (changed: Partial<AccountInputs>) =>
    taxesSaved(outputs, account.plan, { ...inputs, ...changed }, planYear)?.total ?? 0
  const amount = savedWith({}) - savedWith({ contribution: '0' })
  if (!inputs.countsTaxes) return <p>{texts.turnOn({ switch: texts.count })}</p>
  if (contribution === null || amount <= 0) return null
  return (
    <p>{texts.ofContribution({ contribution: formatMoney(contribution), amount: formatMoney(amount) })}</p>
  )
}

interface ContributionSliderProps {
  label: string
  /** Dollars; null if the typed contribution is out of range. */
  contribution: number | null
  /** Dollars. */
  highest: number
  onSlide: (contribution: number) => void
}

/** Dollars between two positions of the slider. */
const step = 50

/** A slider from $0 to the highest contribution, whose last position is exactly that. */
function ContributionSlider({ label, contribution, highest, onSlide }: ContributionSliderProps) {
  const amount = contribution ?? highest
  const last = Math.ceil(highest / step)
  return (
    <div className="contribution-slider">
      <input
        type="range"
        aria-label={label}
        aria-valuetext={formatMoney(amount)}
        min={0}
        max={last}
        value={amount === highest ? last : Math.floor(amount / step)}
        onChange={({ currentTarget }) => onSlide(Math.min(Number(currentTarget.value) * step, highest))}
      />
      <span aria-hidden>{formatMoney(0)}</span>
      <span aria-hidden>{formatMoney(highest)}</span>
    </div>
  )
}

interface AccountBalanceProps {
  account: Account
  year: AccountYear
  planYear: number
}

/** The account's deposits and payments in the year, and what happens to the rest. */
function AccountBalance({ account, year, planYear }: AccountBalanceProps) {
  const texts = sectionTexts.account.balance
  const { type, limit, match } = account
  const { companyMoney, matched, contribution, used, remaining, uncovered } = year
  return (
    <>
      <AmountTable
        caption={texts.caption({ account: type, planYear })}
        rows={[
          { label: texts.companyMoney, amount: companyMoney },
          { label: texts.matched, amount: matched, isHidden: !match },
          { label: texts.contribution, amount: contribution, isHidden: !limit },
          { label: texts.used, amount: -used },
        ]}
        sum={{ label: texts.remaining, amount: remaining }}
      />
      <div className="account-hint soft">
        {uncovered > 0 && <p>{texts.uncovered({ amount: formatMoney(uncovered) })}</p>}
        {remaining > 0 && <p>{outlook(type, planYear)}</p>}
        {match && !match.isCounted && <p>{texts.uncountedMatch}</p>}
        {!limit && type !== 'HRA' && <p>{texts.noLimit({ account: type, planYear })}</p>}
      </div>
    </>
  )
}

function outlook(type: string, planYear: number) {
  const { HSA, FSA, HRA, other } = sectionTexts.account.balance.outlook
  const { carryOver, year } = taxFiguresFor(planYear)
  return (
    new Map([
      ['HSA', HSA],
      ['FSA', FSA({ carryOver: formatMoney(carryOver), year })],
      ['HRA', HRA],
    ]).get(type) ?? other
  )
}
