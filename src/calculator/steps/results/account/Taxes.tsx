import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { Outputs } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { taxFiguresFor } from '../../../rules/taxes.ts'
import type { AccountInputs } from '../../../state/accountInputs.ts'
import { useInstance } from '../../../state/CalculatorProvider.tsx'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { useAnnounce } from '../../../ui/Announcer.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { Toggle } from '../../../ui/Toggle.tsx'
import { useSettled } from '../../../ui/useSettled.ts'
import { bestPlanCosts } from '../outputs.ts'
import { AmountTable } from './AmountTable.tsx'
import { TaxForm } from './TaxForm.tsx'
import { missingForTaxes, taxesSaved } from './taxSavings.ts'

interface TaxesProps {
  outputs: Outputs
  inputs: AccountInputs
  onChange: (changed: Partial<AccountInputs>) => void
}

/** The taxes that the best plan saves, and the switch that counts the savings of every plan in the comparison. */
export function Taxes({ outputs, inputs, onChange }: TaxesProps) {
  const texts = sectionTexts.account.tax
  const id = useId()
  const { planYear } = useInstance().client
  const saved = taxesSaved(outputs, outputs.bestPlan, inputs, planYear)
  const plan = bestPlanCosts(outputs).displayName
  const outcome = saved && texts[saved.total > 0 ? 'saved' : 'none']
  const sentence = outcome
    ? outcome({ amount: formatMoney(saved.total), plan })
    : withoutOutcome(outputs, inputs)
  useAnnounceTaxes(sentence, inputs.countsTaxes)
  return (
    <>
      <p data-only={saved ? undefined : 'screen'}>
        {outcome
          ? outcome({
              amount: <strong>{formatMoney(saved.total)}</strong>,
              plan: <LocalizedText text={plan} />,
            })
          : sentence}
      </p>
      <div data-only="screen">
        <Toggle
          id={id}
          label={texts.count}
          isOn={inputs.countsTaxes}
          onToggle={(countsTaxes) => onChange({ countsTaxes })}
          describedBy={inputs.countsTaxes ? `${id}-hint` : undefined}
        />
        {inputs.countsTaxes && (
          <p id={`${id}-hint`} className="account-hint soft">
            {texts.countHint}
          </p>
        )}
      </div>
      {inputs.countsTaxes && (
        <>
          <TaxForm {...{ inputs, planYear, onChange }} />
          {saved && saved.total > 0 && (
            <AmountTable
              caption={texts.caption}
              rows={[
                { label: texts.federal, amount: saved.federal },
                { label: texts.payroll, amount: saved.payroll },
                { label: texts.state, amount: saved.state, isHidden: saved.state === 0 },
              ]}
              sum={{ label: texts.total, amount: saved.total }}
            />
          )}
          <p className="account-hint soft">{texts.note({ year: taxFiguresFor(planYear).year })}</p>
        </>
      )}
    </>
  )
}

/** The sentence if the taxes are not counted or not known. */
function withoutOutcome({ contributionLimit: limit }: Outputs, inputs: AccountInputs) {
  const texts = sectionTexts.account.tax
  if (inputs.countsTaxes) return texts[missingForTaxes(inputs)]
  return limit ? texts.planAndAccount({ account: limit.accountType }) : texts.plan
}

/** Announces a changed sentence once the visitor pauses. */
function useAnnounceTaxes(sentence: string, countsTaxes: boolean) {
  const announce = useAnnounce()
  const settled = useSettled(sentence)
  const last = useRef(settled)
  const announceChange = useEffectEvent(() => {
    if (settled !== last.current && countsTaxes) announce(settled)
    last.current = settled
  })
  useEffect(() => announceChange(), [settled])
}
