import ChevronDown from '~icons/lucide/chevron-down'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Outputs } from '../../../../contract/outputs.ts'
import { stepPaths } from '../../../rules/paths.ts'
import { useCalculator, useInstance } from '../../../state/CalculatorProvider.tsx'
import type { Model } from '../../../state/model.ts'
import { selectIsUpdating } from '../../../state/selectInputs.ts'
import { write } from '../../../texts/messages.ts'
import { shellTexts } from '../../../texts/shellTexts.ts'
import { stepTexts } from '../../../texts/stepTexts.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { BabyQuestions } from '../../questions/BabyQuestions.tsx'
import { CoverageQuestions } from '../../questions/CoverageQuestions.tsx'
import { PersonalQuestions } from '../../questions/PersonalQuestions.tsx'
import { ScenarioQuestion } from '../../questions/ScenarioQuestion.tsx'
import { SurchargeQuestions } from '../../questions/SurchargeQuestions.tsx'
import { differenceBetween } from '../comparison/differences.ts'
import { bestPlanCosts } from '../outputs.ts'
import { CurrentPlan } from './CurrentPlan.tsx'
import { selectAnswerChips, selectCustomUses, type AnswerChip } from './selectAnswerChips.ts'
import './AnswerChips.css'

/** The answers behind the results, each of which can be changed here, and what the last change did to the costs. */
export function AnswerChips() {
  const texts = stepTexts.answers.summary
  const chips = useCalculator(selectAnswerChips)
  const customUses = useCalculator(selectCustomUses)
  const { calculation, latest, previous, currentPlan } = useCalculator((model) => model)
  const { features } = useInstance()
  const isUpdating = useCalculator(selectIsUpdating)
  const change =
    calculation.status === 'ready' && !isUpdating && previous ? costChange(previous, calculation.value) : null
  const [open, setOpen] = useState<ChipName | null>(null)
  const toggle = (name: ChipName) => ({
    isOpen: name === open,
    onToggle: (isOpen: boolean) => setOpen(isOpen ? name : null),
  })
  return (
    <section className="answers stack">
      <h2>{texts.heading}</h2>
      <ul className="answer-chips wrap">
        {chips.map(({ name, step, answers }) => (
          <Chip key={name} step={step} {...toggle(name)} answers={answers}>
            <Question name={name} />
            <Link href={stepPaths[step]}>{texts.changeInStep({ step: shellTexts.steps[step] })}</Link>
          </Chip>
        ))}
        {features.currentPlan && latest && (
          <Chip
            {...toggle('currentPlan')}
            isPrinted={currentPlan !== null}
            answers={[currentPlanText(latest.outputs, currentPlan)]}
          >
            <CurrentPlan outputs={latest.outputs} />
          </Chip>
        )}
        {customUses.map(({ id, service, uses }) => (
          <li key={id} data-only="paper">
            {texts.uses({ service: <LocalizedText text={service} />, uses })}
          </li>
        ))}
      </ul>
      {change && (
        <p className="answers-change wash" data-only="screen">
          <strong>{write(texts.costs[change.direction], { amount: change.amount })}</strong>
          {change.newPlan !== null && (
            <> {texts.newPlan({ plan: <LocalizedText text={change.newPlan} /> })}</>
          )}
        </p>
      )}
    </section>
  )
}

type ChipName = AnswerChip['name'] | 'currentPlan'

function currentPlanText({ plans }: Outputs, current: Model['currentPlan']) {
  const texts = stepTexts.answers.currentPlan
  if (!current) return texts.notAnswered
  if (current.key === null || !Object.hasOwn(plans, current.key)) return texts.other
  return texts.now({ plan: plans[current.key]!.displayName })
}

interface ChipProps extends Pick<AnswerChip, 'answers'> {
  /** The step that asks the question; none for the current plan. */
  step?: AnswerChip['step']
  /** Whether paper has the answer. */
  isPrinted?: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** The question. */
  children: ReactNode
}

/** A button with an answer. It opens the question below all chips; in the order of the keyboard, the question is next. */
function Chip({ step, answers, isPrinted = true, isOpen, onToggle, children }: ChipProps) {
  const panelId = useId()
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    onToggle(false)
    currentTarget.closest('li')?.querySelector('button')?.focus()
  }
  return (
    <li data-only={isPrinted ? undefined : 'screen'}>
      <button
        type="button"
        className="answer-chip field-box row"
        data-step={step}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => onToggle(!isOpen)}
        onKeyDown={closeOnEscape}
      >
        <span>
          {[...answers.entries()].map(([index, answer]) => (
            <span key={index}>
              <LocalizedText text={answer} />
            </span>
          ))}
        </span>
        <ChevronDown aria-hidden />
      </button>
      {isOpen && (
        <div
          className="answer-panel stack"
          data-only="screen"
          id={panelId}
          role="presentation"
          onKeyDown={closeOnEscape}
        >
          {children}
        </div>
      )}
    </li>
  )
}

function Question({ name }: Pick<AnswerChip, 'name'>) {
  if (name === 'family') return <CoverageQuestions />
  if (name === 'scenario')
    return (
      <>
        <ScenarioQuestion hasTiles={false} />
        <BabyQuestions />
      </>
    )
  if (name === 'surcharges') return <SurchargeQuestions />
  return <PersonalQuestions only={name} />
}

/** How the estimated annual cost of the best plan differs from an earlier result. */
export function costChange(before: Outputs, now: Outputs) {
  const { totalCost, displayName } = bestPlanCosts(now)
  return {
    ...differenceBetween(totalCost, bestPlanCosts(before).totalCost),
    /** Null if the best plan is the same. */
    newPlan: before.bestPlan === now.bestPlan ? null : displayName,
  }
}
