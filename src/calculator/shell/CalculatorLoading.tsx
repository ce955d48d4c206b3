import { useEffect } from 'react'
import { Redirect } from 'wouter'
import type { StepName } from '../rules/steps.ts'
import { setPageTitle, useErrorTitle } from '../state/pageTitle.ts'
import { selectProgress, type Session } from '../state/Session.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { StepHeading } from '../ui/StepHeading.tsx'
import { StepBar } from './StepBar.tsx'

interface CalculatorLoadingProps {
  session: Session
  step: StepName | null
  isFailed: boolean
  onRetry: () => void
}

/** Shown until the module of the steps has loaded. Until the visitor has acknowledged home, only home is reachable. */
export function CalculatorLoading({ session, step, isFailed, onRetry }: CalculatorLoadingProps) {
  useEffect(() => {
    if (step !== null && isFailed) setPageTitle(() => shellTexts.steps[step])
  }, [step, isFailed])
  if (step === null || (step !== 'home' && !session.acknowledged.home)) return <Redirect to="/" replace />
  return (
    <>
      <StepBar current={step} progress={selectProgress(session)} />
      {step !== 'home' && (
        <main>
          {isFailed ? (
            <StepFailure onRetry={onRetry} advice={shellTexts.stepFailure.adviceBeforeStart} />
          ) : (
            <>
              <h1 className="visually-hidden">{shellTexts.application}</h1>
              <p role="status">{shellTexts.loading}</p>
            </>
          )}
        </main>
      )}
    </>
  )
}

interface StepFailureProps {
  onRetry: () => void
  /** What happened to the answers, and what to do. */
  advice?: string
}

/** Replaces a step that could not be loaded or rendered. */
export function StepFailure({ onRetry, advice = shellTexts.stepFailure.advice }: StepFailureProps) {
  useErrorTitle()
  return (
    <Notice title={<StepHeading>{shellTexts.stepFailure.heading}</StepHeading>}>
      <p>{advice}</p>
      <Button onClick={onRetry}>{shellTexts.tryAgain}</Button>
    </Notice>
  )
}
