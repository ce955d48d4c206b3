import { Redirect } from 'wouter'
import { stepShownAt } from '../rules/paths.ts'
import { useCalculator } from '../state/CalculatorProvider.tsx'
import { progressOf } from '../state/selectors.ts'
import { Home } from '../steps/home/Home.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import { useArrival } from './useArrival.ts'
import type { Later } from './useLater.ts'

interface ScreensProps {
  path: string
  later: Later
  onRetry: () => void
}

/** Shows the step at a path, or leads home from a path that is not open. */
export function Screens({ path, later, onRetry }: ScreensProps) {
  const progress = useCalculator(progressOf)
  const step = stepShownAt(path, progress)
  useArrival(step === 'home' || later.status === 'ready' ? step : null)
  if (step === null) return <Redirect to="/" replace />
  if (step === 'home') return <Home />
  if (later.status === 'ready') return <later.value.LaterScreen step={step} />
  return later.status === 'failed' ? <ScreenFailure onRetry={onRetry} /> : <p role="status">Loading…</p>
}
