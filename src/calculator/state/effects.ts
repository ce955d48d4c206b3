import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '../api/ApiError.ts'
import { calculate, loadInstance } from '../api/mediplan.ts'
import { useCalculator, useDispatch, useSettings } from './CalculatorProvider.tsx'
import { inputsOf } from './selectors.ts'

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
    void once(
      () => loadInstance(year, settings, signal),
      (instance) => dispatch({ type: 'instanceLoaded', year, instance }),
      (error) => dispatch({ type: 'instanceFailed', year, error }),
      signal,
    )
  })
}

/** Calculates once for each attempt; leaving the screen aborts it and forgets its result. */
export function useCalculation(attempt: number) {
  const settings = useSettings()
  const dispatch = useDispatch()
  const inputs = useCalculator(inputsOf)
  const year = useCalculator((model) => model.year)
  useAbortableEffect(String(attempt), (signal) => {
    dispatch({ type: 'calculationCleared' })
    signal.addEventListener('abort', () => dispatch({ type: 'calculationCleared' }))
    void once(
      () => calculate(inputs, year, settings, signal),
      (outputs) => dispatch({ type: 'calculationSucceeded', outputs }),
      (error) => dispatch({ type: 'calculationFailed', error }),
      signal,
    )
  })
}

/** Starts anew for each key; what was started before, or by a screen that has gone, is aborted. */
function useAbortableEffect(key: string, start: (signal: AbortSignal) => void) {
  const run = useEffectEvent(start)
  useEffect(() => {
    const controller = new AbortController()
    run(controller.signal)
    return () => controller.abort()
  }, [key])
}

/** Makes a call unless it has been aborted by then, and reports how it ended unless it has been aborted since. */
async function once<T>(
  call: () => Promise<T>,
  onSuccess: (value: T) => void,
  onFailure: (error: ApiError) => void,
  signal: AbortSignal,
) {
  // StrictMode starts every effect twice; the first run is aborted before this returns.
  await Promise.resolve()
  if (signal.aborted) return
  try {
    const value = await call()
    if (!signal.aborted) onSuccess(value)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof ApiError)) console.error(error)
    onFailure(error instanceof ApiError ? error : new ApiError('shape', { cause: error }))
  }
}
