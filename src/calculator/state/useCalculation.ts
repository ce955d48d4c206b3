import { calculate } from '../api/calculate.ts'
import { useCalculator, useDispatch, useSession } from './CalculatorProvider.tsx'
import { runRequest, useAbortableEffect } from './effects.ts'
import { selectInputs } from './selectInputs.ts'

/** Calculates once for each attempt; leaving the screen aborts it and forgets its result. */
export function useCalculation(attempt: number) {
  const { settings, year } = useSession()
  const dispatch = useDispatch()
  const inputs = useCalculator(selectInputs)
  useAbortableEffect(String(attempt), (signal) => {
    dispatch({ type: 'calculationCleared' })
    signal.addEventListener('abort', () => dispatch({ type: 'calculationCleared' }))
    void runRequest(
      () => calculate(inputs, year, settings, signal),
      (outputs) => dispatch({ type: 'calculationSucceeded', outputs }),
      (error) => dispatch({ type: 'calculationFailed', error }),
      signal,
    )
  })
}
