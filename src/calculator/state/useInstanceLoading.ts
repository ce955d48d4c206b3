import { loadInstance } from '../api/loadInstance.ts'
import { useCalculator, useDispatch, useSettings } from './CalculatorProvider.tsx'
import { callOnce, useAbortableEffect } from './effects.ts'

/**
 * Loads the instance of a year (null: the standard one) whenever the year changes, and anew for each attempt.
 * `undefined` loads nothing.
 */
export function useInstanceLoading(year: number | null | undefined, attempt: number) {
  const settings = useSettings()
  const dispatch = useDispatch()
  const isHere = useCalculator((model) => model.instance.status === 'ready' && model.year === year)
  useAbortableEffect(`${year} ${attempt}`, (signal) => {
    if (year === undefined || isHere) return
    dispatch({ type: 'instanceRequested', year })
    void callOnce(
      () => loadInstance(year, settings, signal),
      (instance) => dispatch({ type: 'instanceLoaded', year, instance }),
      (error) => dispatch({ type: 'instanceFailed', year, error }),
      signal,
    )
  })
}
