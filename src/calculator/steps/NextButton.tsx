import { useId } from 'react'
import type { Acknowledged } from '../rules/steps.ts'
import { Button } from '../ui/Button.tsx'
import { useProceed } from './useProceed.ts'
import './NextButton.css'

interface NextButtonProps {
  step: Exclude<keyof Acknowledged, 'home'>
  /** What to do while the way on is closed. */
  hint?: string
}

/** Acknowledges a step and leads to the following one, once that would be reachable. */
export function NextButton({ step, hint }: NextButtonProps) {
  const hintId = useId()
  const { isOpen, proceed } = useProceed(step)
  const isHinting = !isOpen && hint !== undefined
  return (
    <div className="next">
      <Button disabled={!isOpen} aria-describedby={isHinting ? hintId : undefined} onClick={proceed}>
        Next
      </Button>
      {isHinting && (
        <p id={hintId} className="soft">
          {hint}
        </p>
      )}
    </div>
  )
}
