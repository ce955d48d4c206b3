import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { stepNames, type StepName } from '../rules/steps.ts'
import { selectProgress } from '../state/progress.ts'
import type { Session } from '../state/Session.ts'
import { setPageTitle } from '../ui/pageTitle.ts'
import { ScreenFailure } from './ScreenFailure.tsx'
import { StepBar } from './StepBar.tsx'

interface WaitingProps {
  session: Session
  step: StepName | null
  isFailed: boolean
  onRetry: () => void
}

/** Stands in for the calculator until its chunk has come. Only home is open before the visitor has started. */
export function Waiting({ session, step, isFailed, onRetry }: WaitingProps) {
  useEffect(() => {
    if (step !== null && isFailed) setPageTitle(stepNames[step])
  }, [step, isFailed])
  if (step === null || (step !== 'home' && !session.acknowledged.home)) return <Redirect to="/" replace />
  return (
    <>
      <StepBar current={step} progress={selectProgress(session)} />
      {step !== 'home' && (
        <main>
          {isFailed ? (
            <ScreenFailure
              onRetry={onRetry}
              advice="You have not entered anything yet, so nothing is lost. Check your connection and try again. That may take you back to the first screen."
            />
          ) : (
            <>
              <h1 className="visually-hidden">Medical plan calculator</h1>
              <p role="status">Loading…</p>
            </>
          )}
        </main>
      )}
    </>
  )
}
