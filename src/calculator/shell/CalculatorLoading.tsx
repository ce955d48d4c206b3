import { useEffect } from 'react'
import { Redirect } from 'wouter'
import type { Instance } from '../../contract/instance.ts'
import type { StepName } from '../rules/steps.ts'
import { setPageTitle } from '../state/pageTitle.ts'
import { initialProgress } from '../state/progress.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { ScreenFailure } from './ScreenFailure.tsx'
import { StepBar } from './StepBar.tsx'

interface CalculatorLoadingProps {
  instance: Instance
  step: StepName | null
  isStarted: boolean
  isFailed: boolean
  onRetry: () => void
}

/** Replaces the calculator until its module has loaded. Before the visitor has started, only home is reachable. */
export function CalculatorLoading({ instance, step, isStarted, isFailed, onRetry }: CalculatorLoadingProps) {
  useEffect(() => {
    if (step !== null && isFailed) setPageTitle(shellTexts.steps[step])
  }, [step, isFailed])
  if (step === null || (step !== 'home' && !isStarted)) return <Redirect to="/" replace />
  return (
    <>
      <StepBar current={step} progress={initialProgress(instance, isStarted)} />
      {step !== 'home' && (
        <main>
          {isFailed ? (
            <ScreenFailure onRetry={onRetry} advice={shellTexts.stepFailure.adviceBeforeStart} />
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
