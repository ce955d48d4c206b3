import { Link } from 'wouter'
import type { Outputs } from '../../../../contract/outputs.ts'
import { stepPaths } from '../../../rules/paths.ts'
import { useCalculator } from '../../../state/CalculatorProvider.tsx'
import { write } from '../../../texts/messages.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { differenceBetween } from '../comparison/differences.ts'
import { bestPlanCosts } from '../outputs.ts'
import { useOtherHousehold } from '../useOtherHousehold.ts'
import { selectAnswerGroups, selectCustomUses } from './selectAnswerGroups.ts'
import './AnswersSummary.css'

/** The answers behind the results, with a link to the step of each one, and what the last change did to the costs. */
export function AnswersSummary() {
  const texts = stepTexts.answers.summary
  const groups = useCalculator(selectAnswerGroups)
  const customUses = useCalculator(selectCustomUses)
  const otherHousehold = useOtherHousehold()
  const { calculation, previous } = useCalculator((model) => model)
  const change = calculation.status === 'ready' && previous ? costChange(previous, calculation.value) : null
  return (
    <section className="answers-summary card">
      <h2>{texts.heading}</h2>
      <ul>
        {groups.map(({ step, answers }) => (
          <li key={step}>
            <ul>
              {[...answers.entries()].map(([index, answer]) => (
                <li key={index}>
                  <LocalizedText text={answer} />
                </li>
              ))}
              {step === 'scenario' &&
                customUses.map(({ id, service, uses }) => (
                  <li key={id} data-only="paper">
                    {texts.uses({ service: <LocalizedText text={service} />, uses })}
                  </li>
                ))}
            </ul>
            <Link href={stepPaths[step]} aria-label={texts.changeStep[step]}>
              {texts.change}
            </Link>
          </li>
        ))}
      </ul>
      {otherHousehold !== null && <p className="soft">{otherHousehold}</p>}
      {change && (
        <p className="answers-change">
          <strong>{write(texts.costs[change.direction], { amount: change.amount })}</strong>
          {change.planBefore !== null && (
            <> {texts.planBefore({ plan: <LocalizedText text={change.planBefore} /> })}</>
          )}
        </p>
      )}
    </section>
  )
}

/** How the estimated annual cost of the best plan differs from an earlier result, which may be in another language. */
export function costChange(before: Outputs, now: Outputs) {
  const earlier = bestPlanCosts(before)
  return {
    ...differenceBetween(bestPlanCosts(now).totalCost, earlier.totalCost),
    /** Null if the best plan is the same. */
    planBefore:
      before.bestPlan === now.bestPlan ? null : (nameIn(now, before.bestPlan) ?? earlier.displayName),
  }
}

/** Undefined if the result does not have the plan. */
function nameIn({ plans }: Outputs, key: string) {
  return Object.hasOwn(plans, key) ? plans[key]!.displayName : undefined
}
