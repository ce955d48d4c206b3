import { useEffect } from 'react'
import { Redirect } from 'wouter'
import type { Instance } from '../../contract/instance.ts'
import { stepNames, type StepName } from '../rules/steps.ts'
import { initialProgress } from '../state/progress.ts'
import { setPageTitle } from '../ui/pageTitle.ts'
import { ScreenFailure } from './ScreenFailure.tsx'
import { StepBar } from './StepBar.tsx'

interface WaitingProps {
  instance: Instance
  step: StepName | null
  isStarted: boolean
  isFailed: boolean
  onRetry: () => void
}

/** Stands in for the calculator until its chunk has come. Only home is open before the visitor has started. */
export function Waiting({ instance, step, isStarted, isFailed, onRetry }: WaitingProps) {
  useEffect(() => {
    if (step !== null && isFailed) setPageTitle(stepNames[step])
  }, [step, isFailed])
  if (step === null || (step !== 'home' && !isStarted)) return <Redirect to="/" replace />
  return (
    <>
      <StepBar current={step} progress={initialProgress(instance, isStarted)} />
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
