import { useEffect, useRef } from 'react'
import { stepNames, type StepName } from '../rules/steps.ts'

/**
 * Names the page after the step that has come up, and moves the focus to its heading, except on the very first
 * load. Null while there is no step to show.
 */
export function useArrival(step: StepName | null) {
  const last = useRef<StepName>(null)
  useEffect(() => {
    if (step === null) return
    document.title = `${stepNames[step]} – Medical plan calculator`
    const isFirst = last.current === null
    if (last.current === step) return
    last.current = step
    if (isFirst) return
    window.scrollTo(0, 0)
    document.querySelector('h1')?.focus()
  }, [step])
}
