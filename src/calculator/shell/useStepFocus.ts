import { useCallback, useRef } from 'react'
import { stepPaths } from '../rules/paths.ts'
import type { StepName } from '../rules/steps.ts'
import { setPageTitle } from '../state/pageTitle.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

export type OnStepShown = (step: StepName) => void

/**
 * Returns a callback to call when a step is shown. It puts the step's name in the page's title and moves the focus to the
 * step's heading, except for the first step after the page has loaded. After Back and Forward, the focus then returns
 * with the scroll position to the link that led to the other step.
 * @param isRetried whether the instance loaded only after a retry. Then the first step also gets the focus, because the
 * retry button that had it is gone
 */
export function useStepFocus(isRetried: boolean): OnStepShown {
  const last = useRef<StepName | 'failure' | null>(isRetried ? 'failure' : null)
  const restoreScroll = useScrollRestoration()
  return useCallback(
    (step) => {
      setPageTitle(() => shellTexts.steps[step])
      const previous = last.current
      if (step === previous) return
      last.current = step
      restoreScroll(() => {
        if (previous !== null && previous !== 'failure') focusLinkTo(previous)
      })
      if (previous !== null) document.querySelector('h1')?.focus({ preventScroll: true })
    },
    [restoreScroll],
  )
}

function focusLinkTo(step: StepName) {
  document.querySelector<HTMLElement>(`main a[href$="${stepPaths[step]}"]`)?.focus({ preventScroll: true })
}
