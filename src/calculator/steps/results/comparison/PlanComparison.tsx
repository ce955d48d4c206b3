import { useMemo } from 'react'
import type { Outputs } from '../../../../contract/outputs.ts'
import { useCalculator, useInstance } from '../../../state/CalculatorProvider.tsx'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import type { ResultFacts } from '../facts.ts'
import { missingForTaxes, taxSavings } from '../account/taxSavings.ts'
import { comparedPlans } from './afterTaxes.ts'
import { BarLegend } from './PlanBar.tsx'
import { PlanCard } from './PlanCard.tsx'
import { TwoPlans } from './TwoPlans.tsx'
import './PlanComparison.css'

interface PlanComparisonProps {
  outputs: Outputs
  facts: ResultFacts
}

/** Every plan side by side, as amounts and as bars on one scale. Nothing if there is only one plan. */
export function PlanComparison({ outputs, facts }: PlanComparisonProps) {
  const texts = sectionTexts.comparison
  const { best, next } = facts
  const { planYear } = useInstance().client
  const accountInputs = useCalculator((model) => model.accountInputs)
  const savings = useMemo(
    () => taxSavings(outputs, accountInputs, planYear),
    [outputs, accountInputs, planYear],
  )
  if (!next) return null
  const plans = comparedPlans(facts.plans, savings)
  return (
    <section className="result-section plan-comparison stack">
      <h2>{texts.heading}</h2>
      {savings && <p>{texts.afterTaxes({ plan: <LocalizedText text={plans[0]!.name} /> })}</p>}
      {!savings && accountInputs?.countsTaxes && (
        <p data-only="screen">{sectionTexts.account.tax[missingForTaxes(accountInputs)]}</p>
      )}
      <ol className="compared-plans">
        {plans.map((plan, index) => (
          <PlanCard key={plan.key} isFirst={index === 0} {...{ plan, facts, outputs }} />
        ))}
      </ol>
      <BarLegend outputs={outputs} />
      <Disclosure summary={texts.compareTwo}>
        <TwoPlans outputs={outputs} initial={[best.key, next.key]} />
      </Disclosure>
    </section>
  )
}
