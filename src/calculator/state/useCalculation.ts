import { useEffect } from 'react'
import { calculate } from '../api/calculate.ts'
import { useCalculator, useDispatch, useSession } from './CalculatorProvider.tsx'
import { selectInputs } from './selectInputs.ts'
import { useRequest } from './useRequest.ts'

/** Calculates once for each attempt. Unmounting aborts the calculation and clears its result. */
export function useCalculation(attempt: number) {
  const { settings, year } = useSession()
  const dispatch = useDispatch()
  const inputs = useCalculator(selectInputs)
  useRequest(
    String(attempt),
    (signal) => calculate(inputs, year, settings, signal),
    (calculation) => dispatch({ type: 'calculationChanged', calculation }),
  )
  useEffect(
    () => () => dispatch({ type: 'calculationChanged', calculation: { status: 'loading' } }),
    [dispatch],
  )
}
