import { useCallback, useRef } from 'react'
import type { StepName } from '../rules/steps.ts'
import { setPageTitle } from '../state/pageTitle.ts'
import { shellTexts } from '../texts/shellTexts.ts'

export type OnStepShown = (step: StepName) => void

/**
 * Returns a callback to call when a step is shown. It puts the step's name in the page's title and moves the focus to the
 * step's heading, except for the first step after the page has loaded.
 * @param isRetried whether the instance loaded only after a retry. Then the first step also gets the focus, because the
 * retry button that had it is gone
 */
export function useStepFocus(isRetried: boolean): OnStepShown {
  const last = useRef<StepName | 'failure' | null>(isRetried ? 'failure' : null)
  return useCallback((step) => {
    setPageTitle(() => shellTexts.steps[step])
    if (step === last.current) return
    if (last.current !== null) {
      window.scrollTo(0, 0)
      document.querySelector('h1')?.focus()
    }
    last.current = step
  }, [])
}
