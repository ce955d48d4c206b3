import { useState } from 'react'
import { useCalculator } from '../../state/CalculatorProvider.tsx'
import { useCalculation } from '../../state/useCalculation.ts'
import { StepHeading } from '../../ui/StepHeading.tsx'
import { BestPlan } from './BestPlan.tsx'
import { CalculationFailure } from './CalculationFailure.tsx'
import { Panels } from './Panels.tsx'
import { Searching } from './Searching.tsx'
import './Results.css'

export function Results() {
  const [attempt, setAttempt] = useState(0)
  useCalculation(attempt)
  const calculation = useCalculator((model) => model.calculation)
  return (
    <div className="step">
      <StepHeading>Your results</StepHeading>
      <p className="visually-hidden" role="status">
        {calculation.status === 'loading' && 'Finding your best plan…'}
        {calculation.status === 'ready' &&
          `The best plan for you may be the: ${calculation.value.plans[calculation.value.bestPlan]?.displayName}`}
      </p>
      {calculation.status === 'loading' && <Searching />}
      {calculation.status === 'failed' && (
        <CalculationFailure error={calculation.error} onRetry={() => setAttempt((made) => made + 1)} />
      )}
      {calculation.status === 'ready' && (
        <>
          <BestPlan outputs={calculation.value} />
          <Panels outputs={calculation.value} />
        </>
      )}
    </div>
  )
}
