import { useEffect, useRef } from 'react'
import { stepNames, type StepName } from '../rules/steps.ts'

/** Names the page after the step, and moves the focus to its heading, except on the very first load. */
export function Arrival({ step }: { step: StepName }) {
  const shown = useRef(step)
  useEffect(() => {
    document.title = `${stepNames[step]} – Medical plan calculator`
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    document.querySelector('h1')?.focus()
  }, [step])
  return null
}
