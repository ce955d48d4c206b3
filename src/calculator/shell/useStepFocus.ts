import { useCallback, useRef } from 'react'
import { stepNames, type StepName } from '../rules/steps.ts'
import { setPageTitle } from '../ui/pageTitle.ts'

export type Arrive = (step: StepName) => void

/**
 * What is to be told of each step that has come up: it names the page after the step, and moves the focus to its
 * heading, except on the very first load.
 * @param isRetried whether the load is not the first, and the focus was lost with a button that has gone
 */
export function useStepFocus(isRetried: boolean): Arrive {
  const last = useRef<StepName | 'failure' | null>(isRetried ? 'failure' : null)
  return useCallback((step) => {
    setPageTitle(stepNames[step])
    if (step === last.current) return
    if (last.current !== null) {
      window.scrollTo(0, 0)
      document.querySelector('h1')?.focus()
    }
    last.current = step
  }, [])
}
