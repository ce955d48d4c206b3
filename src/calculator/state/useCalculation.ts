import { calculate } from '../api/calculate.ts'
import { useCalculator, useDispatch, useVisit } from './CalculatorProvider.tsx'
import { callOnce, useAbortableEffect } from './effects.ts'
import { inputsOf } from './inputs.ts'

/** Calculates once for each attempt; leaving the screen aborts it and forgets its result. */
export function useCalculation(attempt: number) {
  const { settings, year } = useVisit()
  const dispatch = useDispatch()
  const inputs = useCalculator(inputsOf)
  useAbortableEffect(String(attempt), (signal) => {
    dispatch({ type: 'calculationCleared' })
    signal.addEventListener('abort', () => dispatch({ type: 'calculationCleared' }))
    void callOnce(
      () => calculate(inputs, year, settings, signal),
      (outputs) => dispatch({ type: 'calculationSucceeded', outputs }),
      (error) => dispatch({ type: 'calculationFailed', error }),
      signal,
    )
  })
}
