import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Redirect } from 'wouter'
import { stepShownAt } from '../rules/paths.ts'
import { useCalculator } from '../state/CalculatorProvider.tsx'
import { progressOf } from '../state/selectors.ts'
import { Home } from '../steps/home/Home.tsx'
import { Arrival } from './Arrival.tsx'
import type { LaterStep } from './laterScreens.ts'
import { ScreenFailure } from './ScreenFailure.tsx'

const load = () => import('./laterScreens.ts')

/** Shows the step at a path, or leads home from a path that is not open. */
export function Screens({ path }: { path: string }) {
  const progress = useCalculator(progressOf)
  const [screens, setScreens] = useState(lazyScreens)
  useEffect(() => {
    // Fetched while the visitor reads the home screen. Should that fail, the step itself tries again.
    load().catch(() => undefined)
  }, [])

  const step = stepShownAt(path, progress)
  if (step === null) return <Redirect to="/" replace />
  const Screen = step === 'home' ? Home : screens[step]
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => <ScreenFailure onRetry={resetErrorBoundary} />}
      onReset={() => setScreens(lazyScreens)}
      resetKeys={[step]}
    >
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Screen />
        <Arrival step={step} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Made anew to try again, since a lazy component remembers that it failed. */
function lazyScreens(): Record<LaterStep, ComponentType> {
  const later = (step: LaterStep) => lazy(async () => ({ default: (await load()).laterScreens[step] }))
  return {
    personal: later('personal'),
    coverage: later('coverage'),
    scenario: later('scenario'),
    results: later('results'),
  }
}
