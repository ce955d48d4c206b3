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
  return <main>{isFailed ? <ScreenFailure onRetry={onRetry} /> : <p role="status">Loading…</p>}</main>
}
