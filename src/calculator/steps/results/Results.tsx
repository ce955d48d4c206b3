import { useRef, useState } from 'react'
import type { Instance } from '../../../contract/instance.ts'
import type { Outputs } from '../../../contract/outputs.ts'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'
import type { Loading } from '../../state/Loading.ts'
import { useCalculation } from '../../state/useCalculation.ts'
import { write } from '../../texts/messages.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Announcer } from '../../ui/Announcer.tsx'
import { Name } from '../../ui/Name.tsx'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { AnswersSummary } from './answers/AnswersSummary.tsx'
import { costChange } from './answers/costChange.ts'
import { ResultActions } from './answers/ResultActions.tsx'
import { BestPlan } from './BestPlan.tsx'
import { CalculationFailure } from './CalculationFailure.tsx'
import { resultHeadline } from './outputs.ts'
import { Panels } from './Panels.tsx'
import { PrintedOrigin } from './PrintedOrigin.tsx'
import { LazySections } from './sections/LazySections.tsx'
import { useResultSections } from './sections/useResultSections.ts'
import loading from './loading.svg'
import './Results.css'
import './ResultsPrint.css'

export function Results() {
  const texts = stepTexts.results
  const [attempt, setAttempt] = useState(0)
  useCalculation(attempt)
  const lazySections = useResultSections()
  const { sections } = lazySections
  const calculation = useCalculator((model) => model.calculation)
  const previous = useCalculator((model) => model.previous)
  const instance = useInstance()
  const { planYear, displayName } = instance.client
  const heading = useRef<HTMLHeadingElement>(null)
  const retry = () => {
    setAttempt((count) => count + 1)
    // The retry button, which has the focus, disappears.
    heading.current?.focus()
  }
  return (
    <div className="step results">
      <StepHeading ref={heading}>{texts.heading}</StepHeading>
      <p className="results-client" data-only="paper">
        {texts.client({ planYear, client: <Name text={displayName} /> })}
      </p>
      <PrintedOrigin />
      <Announcer status={statusOf(calculation, previous, instance)}>
        {calculation.status === 'loading' && <Searching />}
        {calculation.status === 'failed' && <CalculationFailure error={calculation.error} onRetry={retry} />}
        {calculation.status === 'ready' && (
          <>
            <BestPlan outputs={calculation.value} />
            <AnswersSummary />
            <LazySections {...lazySections} outputs={calculation.value} previous={previous} />
            <ResultActions />
            {typeof sections === 'object' && <sections.AccountExplorerPanel outputs={calculation.value} />}
            <Panels outputs={calculation.value} />
          </>
        )}
      </Announcer>
    </div>
  )
}

/** Screen readers get the text from the status above. */
function Searching() {
  return (
    <div className="searching card">
      <img src={loading} alt="" width="160" height="96" />
      <p aria-hidden>{stepTexts.results.searching}</p>
    </div>
  )
}

/** What screen readers say while the best plan is searched for, and once it is found. */
function statusOf(calculation: Loading<Outputs>, previous: Outputs | null, instance: Instance) {
  if (calculation.status === 'loading') return stepTexts.results.searching
  if (calculation.status === 'failed') return ''
  const found = resultHeadline(calculation.value, instance).announcement
  if (!previous) return found
  const { direction, amount } = costChange(previous, calculation.value)
  const change = write(stepTexts.answers.summary.costs[direction], { amount })
  return stepTexts.results.foundAfterChange({ found, change })
}
