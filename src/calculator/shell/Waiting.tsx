import { Redirect } from 'wouter'
import type { StepName } from '../rules/steps.ts'
import { ScreenFailure } from './ScreenFailure.tsx'

interface WaitingProps {
  step: StepName | null
  isStarted: boolean
  isFailed: boolean
  onRetry: () => void
}

/** Stands in for the calculator until its chunk has come. Only home is open before the visitor has started. */
export function Waiting({ step, isStarted, isFailed, onRetry }: WaitingProps) {
  if (step === 'home') return <div className="page-steps" />
  if (step === null || !isStarted) return <Redirect to="/" replace />
  if (isFailed)
    return (
      <main>
        <ScreenFailure
          onRetry={onRetry}
          advice="You have not entered anything yet, so nothing is lost. Check your connection and try again. That may take you back to the first screen."
        />
      </main>
    )
  return (
    <main>
      <h1 className="visually-hidden">Medical plan calculator</h1>
      <p role="status">Loading…</p>
    </main>
  )
}
