import { useEffect } from 'react'
import { calculate } from '../api/calculate.ts'
import { useCalculator, useDispatch, useSession } from './CalculatorProvider.tsx'
import { selectInputs } from './selectInputs.ts'
import { useRequest } from './useRequest.ts'

/**
 * Calculates once for each attempt, and again in another language unless its result is there. Unmounting aborts the
 * calculation and clears its result.
 */
export function useCalculation(attempt: number) {
  const { settings, language, year } = useSession()
  const dispatch = useDispatch()
  const inputs = useCalculator(selectInputs)
  const isCalculated = useCalculator(({ calculation }) => calculation.status === 'ready')
  useRequest(
    `${attempt} ${language}`,
    isCalculated ? undefined : (signal) => calculate(inputs, year, settings, signal),
    (calculation) => dispatch({ type: 'calculationChanged', calculation }),
  )
  useEffect(
    () => () => dispatch({ type: 'calculationChanged', calculation: { status: 'loading' } }),
    [dispatch],
  )
}
