import { useEffect } from 'react'
import { Redirect } from 'wouter'
import type { StepName } from '../rules/steps.ts'
import { setPageTitle } from '../state/pageTitle.ts'
import { selectProgress } from '../state/selectProgress.ts'
import type { Session } from '../state/Session.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { StepFailure } from './StepFailure.tsx'
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
