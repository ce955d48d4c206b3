import { useId } from 'react'
import { useLocation } from 'wouter'
import { pathOf } from '../rules/paths.ts'
import { canProceed, stepAfter } from '../rules/steps.ts'
import { useDispatch, useProgress } from '../state/CalculatorProvider.tsx'
import type { Model } from '../state/model.ts'
import { stepTexts } from '../texts/stepTexts.ts'
import { Button } from '../ui/Button.tsx'
import './NextButton.css'

interface NextButtonProps {
  step: keyof Model['acknowledged']
  /** What the visitor has to do before the button is enabled. */
  hint?: string
}

/** Acknowledges a step and opens the next one. Disabled until the next step would be reachable. */
export function NextButton({ step, hint }: NextButtonProps) {
  const hintId = useId()
  const [, navigate] = useLocation()
  const dispatch = useDispatch()
  const progress = useProgress()
  const isOpen = canProceed(step, progress)
  const isHinting = !isOpen && hint !== undefined
  const proceed = () => {
    if (!isOpen) return
    dispatch({ type: 'stepAcknowledged', step })
    navigate(pathOf[stepAfter(step, progress)])
  }
  return (
    <div className="next">
      <Button disabled={!isOpen} aria-describedby={isHinting ? hintId : undefined} onClick={proceed}>
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
