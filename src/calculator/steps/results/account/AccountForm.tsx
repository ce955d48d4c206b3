import { useId } from 'react'
import type { PlanFacts } from '../../../../contract/outputs.ts'
import type { Account } from '../../../rules/account.ts'
import { formatCount, formatMoney } from '../../../rules/formatMoney.ts'
import { filingStatuses, taxFiguresFor } from '../../../rules/taxes.ts'
import type { AccountInputs } from '../../../state/accountInputs.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { AmountField } from '../../../ui/AmountField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Toggle } from '../../../ui/Toggle.tsx'
import type { AmountName, ParsedInputs } from './parseAccountInputs.ts'

interface AccountFormProps {
  account: Account
  inputs: AccountInputs
  parsed: ParsedInputs
  planYear: number
  payroll: PlanFacts['payroll'] | undefined
  onChange: (changed: Partial<AccountInputs>) => void
}

/** The employee's contribution, and what the taxes depend on. */
export function AccountForm({ account, inputs, parsed, planYear, payroll, onChange }: AccountFormProps) {
  const texts = sectionTexts.account
  const id = useId()
  const filingChoices = filingStatuses.map((status) => ({ label: texts.filingStatuses[status] }))
  const { amounts, highest, needsOwnPay } = parsed
  const figures = taxFiguresFor(planYear)
  const contribution = inputs.contribution ?? formatCount(amounts.contribution ?? 0)
  const field = (name: AmountName) => ({
    id: `${id}-${name}`,
    text: inputs[name] ?? contribution,
    onType: (text: string) => onChange({ [name]: text }),
    error:
      inputs[name]?.trim() && amounts[name] === null
        ? texts.enterAmount({ highest: formatMoney(highest[name]) })
        : undefined,
  })
  const rate = field('statePercentage')
  const label = texts.contribution({ account: account.type, planYear })
  return (
    <div className="account-form">
      <div className="account-contribution">
        <AmountField
          {...field('contribution')}
          label={label}
          unit="$"
          hint={
            payroll && amounts.contribution !== null
              ? texts.perPaycheck({
                  amount: formatMoney(amounts.contribution / payroll.deductions),
                  count: payroll.deductions,
                })
              : undefined
          }
        />
        <ContributionSlider
          label={label}
          contribution={amounts.contribution}
          highest={highest.contribution}
          onSlide={(amount) => onChange({ contribution: formatCount(amount) })}
        />
      </div>
      {account.limit?.catchUp && (
        <Toggle
          id={`${id}-catchUp`}
          label={texts.catchUp({ count: account.limit.catchUp.age })}
          isOn={inputs.isCatchUp}
          onToggle={(isCatchUp) => onChange({ isCatchUp })}
        />
      )}
      <Select
        id={`${id}-filingStatus`}
        label={texts.filingStatus}
        choices={filingChoices}
        placeholder={texts.pleaseSelect}
        chosen={filingStatuses.indexOf(inputs.filingStatus)}
        onChoose={(index) => onChange({ filingStatus: filingStatuses[index]! })}
      />
      <AmountField {...field('income')} label={texts.income} unit="$" />
      {needsOwnPay && (
        <AmountField
          {...field('ownPay')}
          label={texts.ownPay}
          unit="$"
          hint={texts.ownPayHint({
            amount: formatMoney(figures.socialSecurity[0]!.upTo),
            year: figures.year,
          })}
        />
      )}
      <AmountField
        {...rate}
        label={texts.statePercentage}
        unit="%"
        error={rate.error && texts.enterPercentage({ highest: highest.statePercentage })}
        hint={account.type === 'HSA' ? texts.stateHints.HSA : texts.stateHints.other}
      />
      <div>
        <Toggle
          id={`${id}-payrollTax`}
          label={texts.payrollTax}
          isOn={inputs.savesPayrollTax}
          onToggle={(savesPayrollTax) => onChange({ savesPayrollTax })}
          describedBy={`${id}-payrollTax-hint`}
        />
        <p id={`${id}-payrollTax-hint`} className="account-hint soft">
          {texts.payrollTaxHint}
        </p>
      </div>
    </div>
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
