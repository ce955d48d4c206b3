import { useId } from 'react'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { filingStatuses, taxFiguresFor } from '../../../rules/taxes.ts'
import type { AccountInputs } from '../../../state/accountInputs.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { AmountField } from '../../../ui/AmountField.tsx'
import { Select } from '../../../ui/Select.tsx'
import { parseTaxInputs, type TaxInputName } from './parseAccountInputs.ts'

interface TaxFormProps {
  inputs: AccountInputs
  planYear: number
  onChange: (changed: Partial<AccountInputs>) => void
}

/** What the taxes depend on. */
export function TaxForm({ inputs, planYear, onChange }: TaxFormProps) {
  const texts = sectionTexts.account
  const id = useId()
  const filingChoices = filingStatuses.map((status) => ({ label: texts.filingStatuses[status] }))
  const { amounts, highest, needsOwnPay } = parseTaxInputs(inputs, planYear)
  const figures = taxFiguresFor(planYear)
  const field = (name: TaxInputName) => ({
    id: `${id}-${name}`,
    text: inputs[name],
    onType: (text: string) => onChange({ [name]: text }),
    error:
      inputs[name].trim() && amounts[name] === null
        ? texts.enterAmount({ highest: formatMoney(highest[name]) })
        : undefined,
  })
  const rate = field('statePercentage')
  return (
    <div className="account-form columns" data-only="screen">
      <Select
        id={`${id}-filingStatus`}
        label={texts.filingStatus}
        choices={filingChoices}
        placeholder={stepTexts.forms.pleaseSelect}
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
        hint={texts.stateHint}
      />
    </div>
  )
}
