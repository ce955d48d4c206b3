import Check from '~icons/lucide/check'
import type { Outputs } from '../../../../contract/outputs.ts'
import { formatMoney } from '../../../rules/formatMoney.ts'
import { useInstance } from '../../../state/CalculatorProvider.tsx'
import { write } from '../../../texts/messages.ts'
import { sectionTexts } from '../../../texts/sectionTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { bestPlanBadge, bestPlanCosts, hasNoLimit } from '../outputs.ts'
import type { ComparedPlan } from './comparedPlans.ts'
import { costParts } from './barParts.ts'
import { differenceBetween } from './differences.ts'
import { PlanBar } from './PlanBar.tsx'

interface ComparedPlanItemProps {
  outputs: Outputs
  previous: Outputs | null
  compared: ComparedPlan
  /** 1 for amounts per year, or the number of paychecks. */
  divisor: number
}

/** A plan's name, tags, costs, and bar. */
export function ComparedPlanItem({ outputs, previous, compared, divisor }: ComparedPlanItemProps) {
  const texts = sectionTexts.comparison
  const instance = useInstance()
  const { key, plan, isBest, isLowest, dominatingPlan } = compared
  const best = bestPlanCosts(outputs)
  const { direction, amount } = differenceBetween(plan.totalCost / divisor, best.totalCost / divisor)
  const money = (dollars: number) => <b>{formatMoney(dollars)}</b>
  return (
    <li className="compared-plan" data-best={isBest}>
      <div className="compared-plan-head">
        <div className="compared-plan-name">
          <h3>
            <LocalizedText text={plan.displayName} />
          </h3>{' '}
          {isBest && (
            <span className="compared-plan-tag" data-best>
              <Check aria-hidden />
              {bestPlanBadge(outputs, instance)}
            </span>
          )}{' '}
          {isLowest && <span className="compared-plan-tag">{texts.lowest}</span>}{' '}
          {dominatingPlan !== null && (
            <span className="compared-plan-tag">
              {texts.dominated({ other: <LocalizedText text={dominatingPlan} /> })}
            </span>
          )}
        </div>{' '}
        <span className="compared-plan-total">
          {!isBest && (
            <span className="soft">
              <bdi aria-hidden>{write(texts.difference[direction], { amount })}</bdi>{' '}
              <span className="visually-hidden">
                {texts.differenceInWords[direction]({
                  amount,
                  plan: <LocalizedText text={best.displayName} />,
                })}
              </span>
            </span>
          )}{' '}
          <span className="visually-hidden">{texts.valueNames.totalCost} </span>
          {money(plan.totalCost / divisor)}
        </span>
      </div>
      <PlanBar
        plans={outputs.plans}
        planKey={key}
        previousPlans={previous && Object.hasOwn(previous.plans, key) ? previous.plans : outputs.plans}
      />
      <p className="compared-plan-amounts">
        {costParts(plan, divisor).map(({ name, amount: part }) => (
          <span key={name}>{texts.parts[name]({ amount: money(part) })} </span>
        ))}
      </p>
      {(plan.range || plan.worstCase != null || hasNoLimit(plan)) && (
        <p className="compared-plan-amounts">
          {divisor > 1 && <span>{texts.overYear}</span>}{' '}
          {plan.range && (
            <span>
              {formatMoney(plan.range.low) === formatMoney(plan.range.high)
                ? texts.mostYearsSame({ amount: money(plan.range.low) })
                : texts.mostYears({ low: money(plan.range.low), high: money(plan.range.high) })}
            </span>
          )}{' '}
          {hasNoLimit(plan) && <span>{texts.noWorstCase}</span>}
          {plan.worstCase != null && <span>{texts.worstCase({ amount: money(plan.worstCase) })}</span>}
        </p>
      )}
    </li>
  )
}
