import { useEffect } from 'react'
import { calculate } from '../api/calculate.ts'
import { useCalculator, useDispatch, useSession } from './CalculatorProvider.tsx'
import { selectInputs, selectInputsKey, selectIsUpdating } from './selectInputs.ts'
import { useRequest } from './useRequest.ts'

/**
 * Calculates once for each attempt, after each change of the answers, and in another language unless its result is there.
 * The last result stays until that of the changed answers replaces it. Unmounting aborts the calculation and clears its
 * result.
 */
export function useCalculation(attempt: number) {
  const { settings, language, year } = useSession()
  const dispatch = useDispatch()
  const inputs = useCalculator(selectInputs)
  const inputsKey = useCalculator(selectInputsKey)
  const isUpdating = useCalculator(selectIsUpdating)
  const hasResult = useCalculator(({ calculation }) => calculation.status === 'ready')
  useRequest(
    `${attempt} ${language} ${inputsKey}`,
    hasResult && !isUpdating
      ? undefined
      : async (signal) => ({
          inputs: inputsKey,
          outputs: await calculate(inputs, year, settings, signal),
        }),
    (calculation) => {
      if (calculation.status !== 'loading' || !hasResult)
        dispatch({ type: 'calculationChanged', calculation })
    },
  )
  useEffect(
    () => () => dispatch({ type: 'calculationChanged', calculation: { status: 'loading' } }),
    [dispatch],
  )
}
