import { useState } from 'react'
import type { Outputs, PlanCosts } from '../../../../contract/outputs.ts'
import { useInstance } from '../../../state/CalculatorProvider.tsx'
import { write } from '../../../texts/messages.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { useAnnounce } from '../../../ui/Announcer.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { bestPlanCosts, isSavingsOverride, nextBestPlan } from '../outputs.ts'
import { BarLegend } from './PlanBar.tsx'
import { ComparedPlanItem } from './ComparedPlanItem.tsx'
import { comparedPlans, paycheckCount, sortOrders, type SortOrder } from './comparedPlans.ts'
import { CostSentence } from './ConfidenceNote.tsx'
import { compareParts } from './differences.ts'
import { TwoPlans } from './TwoPlans.tsx'
import './PlanComparison.css'

interface PlanComparisonProps {
  outputs: Outputs
  /** The result before this one, from which the bars move to their new lengths. */
  previous: Outputs | null
}

/** What every plan costs, as text and as bars on one scale. */
export function PlanComparison({ outputs, previous }: PlanComparisonProps) {
  const texts = sectionTexts.comparison
  const instance = useInstance()
  const announce = useAnnounce()
  const [period, setPeriod] = useState<keyof typeof texts.periods>('year')
  const [order, setOrder] = useState<SortOrder>('totalCost')
  const nextKey = nextBestPlan(outputs, instance)
  if (nextKey === null) return null
  const next = outputs.plans[nextKey]!
  const best = bestPlanCosts(outputs)
  const paychecks = paycheckCount(outputs)
  const divisor = period === 'paycheck' ? (paychecks ?? 1) : 1
  const orders = sortOrders(outputs)
  return (
    <section className="result-section plan-comparison">
      <h2>{texts.heading}</h2>
      <div className="plan-comparison-controls">
        {paychecks !== null && (
          <SegmentedControl
            label={texts.period}
            choices={['year', 'paycheck'] as const}
            names={texts.periods}
            chosen={period}
            onChoose={(chosen) => {
              setPeriod(chosen)
              announce(write(texts.periodChosen[chosen], { count: paychecks }))
            }}
          />
        )}
        {orders.length > 1 && (
          <SegmentedControl
            label={texts.sort}
            choices={orders}
            names={texts.orders}
            chosen={order}
            onChoose={(chosen) => {
              setOrder(chosen)
              announce(texts.sorted[chosen]({ plan: comparedPlans(outputs, chosen)[0]!.plan.displayName }))
            }}
          />
        )}
      </div>
      {divisor > 1 && <p className="soft">{texts.perPaycheck({ count: divisor })}</p>}
      <ol className="compared-plans">
        {comparedPlans(outputs, order).map((compared) => (
          <ComparedPlanItem key={compared.key} {...{ outputs, previous, compared, divisor }} />
        ))}
      </ol>
      <BarLegend outputs={outputs} />
      <p className="plan-comparison-sentences">
        {!isSavingsOverride(outputs, instance) && <CostSentence plan={best} other={next} />}{' '}
        <TradeOffSentence plan={best} other={next} />
      </p>
      <Disclosure summary={texts.compareTwo}>
        <TwoPlans outputs={outputs} initial={[outputs.bestPlan, nextKey]} />
      </Disclosure>
    </section>
  )
}

/** Says what a plan takes from the paychecks and leaves to pay for care, compared with another one. */
export function TradeOffSentence({ plan, other }: { plan: PlanCosts; other: PlanCosts }) {
  const { paychecks, care, hasCompanyMoney } = compareParts(plan, other)
  const texts = sectionTexts.comparison.tradeOff
  const { [paychecks.direction]: byCare } = hasCompanyMoney ? texts.careAfterCompanyMoney : texts.care
  // Nothing to trade.
  if (!(care.direction in byCare)) return null
  return byCare[care.direction as keyof typeof byCare]({
    plan: <LocalizedText text={plan.displayName} />,
    other: <LocalizedText text={other.displayName} />,
    paychecks: paychecks.amount,
    care: care.amount,
  })
}
