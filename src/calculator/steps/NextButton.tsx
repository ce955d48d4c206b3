import { useId } from 'react'
import { useLocation } from 'wouter'
import { stepPaths } from '../rules/paths.ts'
import { canProceed, stepAfter, type Acknowledged } from '../rules/steps.ts'
import { useProgress, useSession } from '../state/CalculatorProvider.tsx'
import { stepTexts } from '../texts/stepTexts.ts'
import { Button } from '../ui/Button.tsx'
import './NextButton.css'

interface NextButtonProps {
  step: Exclude<keyof Acknowledged, 'home'>
  /** What the visitor has to do before the button is enabled. */
  hint?: string
}

/** Acknowledges a step and opens the next one. Disabled until the next step would be reachable. */
export function NextButton({ step, hint }: NextButtonProps) {
  const hintId = useId()
  const [, navigate] = useLocation()
  const { acknowledge } = useSession()
  const progress = useProgress()
  const isEnabled = canProceed(step, progress)
  const isHinting = !isEnabled && hint !== undefined
  const proceed = () => {
    if (!isEnabled) return
    acknowledge(step)
    navigate(stepPaths[stepAfter(step, progress)])
  }
  return (
    <div className="next">
      <Button disabled={!isEnabled} aria-describedby={isHinting ? hintId : undefined} onClick={proceed}>
        {stepTexts.next}
      </Button>
      {isHinting && (
        <p id={hintId} className="soft">
          {hint}
        </p>
      )}
    </div>
  )
}
