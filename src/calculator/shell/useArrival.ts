import { useEffect, type RefObject } from 'react'
import { stepNames, type StepName } from '../rules/steps.ts'

/** The step that came up last; null at the very first load. */
export type LastStep = StepName | 'failure' | null

/**
 * Names the page after the step that has come up, and moves the focus to its heading, except on the very first
 * load.
 * @param step null while there is none to show
 */
export function useArrival(step: StepName | null, last: RefObject<LastStep>) {
  useEffect(() => {
    if (step === null || step === last.current) return
    document.title = `${stepNames[step]} – Medical plan calculator`
    if (last.current !== null) {
      window.scrollTo(0, 0)
      document.querySelector('h1')?.focus()
    }
    last.current = step
  }, [step, last])
}
