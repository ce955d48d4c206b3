import { useRef, useState } from 'react'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'
import { useCalculation } from '../../state/useCalculation.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { BestPlan } from './BestPlan.tsx'
import { CalculationFailure } from './CalculationFailure.tsx'
import { bestPlanCosts, resultHeadline } from './outputs.ts'
import { Panels } from './Panels.tsx'
import loading from './loading.svg'
import './Results.css'

export function Results() {
  const texts = stepTexts.results
  const [attempt, setAttempt] = useState(0)
  useCalculation(attempt)
  const calculation = useCalculator((model) => model.calculation)
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
      <p className="results-client">{texts.client({ planYear, client: displayName })}</p>
      <p className="visually-hidden" role="status">
        {calculation.status === 'loading' && texts.searching}
        {calculation.status === 'ready' &&
          `${resultHeadline(calculation.value, instance).text} ${bestPlanCosts(calculation.value).displayName}`}
      </p>
      {calculation.status === 'loading' && <Searching />}
      {calculation.status === 'failed' && <CalculationFailure error={calculation.error} onRetry={retry} />}
      {calculation.status === 'ready' && (
        <>
          <BestPlan outputs={calculation.value} />
          <Panels outputs={calculation.value} />
        </>
      )}
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
