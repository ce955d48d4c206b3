import { useRef, useState } from 'react'
import { useCalculator, useInstance } from '../../state/CalculatorProvider.tsx'
import { useCalculation } from '../../state/useCalculation.ts'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { BestPlan } from './BestPlan.tsx'
import { CalculationFailure } from './CalculationFailure.tsx'
import { resultHeadline, planOf } from './outputs.ts'
import { Panels } from './Panels.tsx'
import { Searching } from './Searching.tsx'
import './Results.css'

export function Results() {
  const [attempt, setAttempt] = useState(0)
  useCalculation(attempt)
  const calculation = useCalculator((model) => model.calculation)
  const instance = useInstance()
  const heading = useRef<HTMLHeadingElement>(null)
  const retry = () => {
    setAttempt((made) => made + 1)
    // The button that had the focus goes away.
    heading.current?.focus()
  }
  return (
    <div className="step results">
      <StepHeading ref={heading}>Your results</StepHeading>
      <p className="results-of">
        {instance.client.planYear}, {instance.client.displayName}
      </p>
      <p className="visually-hidden" role="status">
        {calculation.status === 'loading' && 'Finding your best plan…'}
        {calculation.status === 'ready' &&
          `${resultHeadline(calculation.value, instance).text} ${planOf(calculation.value).displayName}`}
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
