import { useId } from 'react'
import { useLocation } from 'wouter'
import { stepPaths } from '../rules/paths.ts'
import { canProceed, isReachable, stepAfter, type Acknowledged } from '../rules/steps.ts'
import { useCalculator, useProgress, useSession } from '../state/CalculatorProvider.tsx'
import { stepTexts } from '../texts/stepTexts.ts'
import { Button } from '../ui/Button.tsx'

interface NextButtonProps {
  step: Exclude<keyof Acknowledged, 'home'>
  /** What the visitor has to do before the button is enabled. */
  hint?: string
}

/**
 * Acknowledges a step and opens the next one. Disabled until the next step would be reachable. Once there is a result, the
 * main button returns to it, and Next is a secondary button.
 */
export function NextButton({ step, hint }: NextButtonProps) {
  const hintId = useId()
  const [, navigate] = useLocation()
  const { acknowledge } = useSession()
  const progress = useProgress()
  const isEnabled = canProceed(step, progress)
  const hasResult = useCalculator(({ latest }) => latest !== null)
  const following = stepAfter(step, progress)
  const offersResults = hasResult && following !== 'results' && isReachable('results', progress)
  const isHinting = !isEnabled && hint !== undefined
  const proceed = () => {
    if (!isEnabled) return
    acknowledge(step)
    navigate(stepPaths[following])
  }
  return (
    <div className="row wrap">
      {offersResults && (
        <Button onClick={() => navigate(stepPaths.results)}>{stepTexts.backToResults}</Button>
      )}
      <Button
        variant={offersResults ? 'quiet' : 'main'}
        disabled={!isEnabled}
        aria-describedby={isHinting ? hintId : undefined}
        onClick={proceed}
      >
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
