import { useEffect, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Redirect } from 'wouter'
import { stepShownAt } from '../rules/paths.ts'
import type { StepName } from '../rules/steps.ts'
import { CalculatorProvider, useProgress, type Visit } from '../state/CalculatorProvider.tsx'
import { Coverage } from '../steps/coverage/Coverage.tsx'
import { Personal } from '../steps/personal/Personal.tsx'
import { Results } from '../steps/results/Results.tsx'
import { Scenario } from '../steps/scenario/Scenario.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'
import { StepBar } from './StepBar.tsx'
import type { Arrive } from './useArrive.ts'

interface ScreensProps {
  path: string
  arrive: Arrive
}

/** What comes after the home screen: a chunk of its own, with the form library, the answers and the icons. */
export function Calculator({ visit, ...screens }: ScreensProps & { visit: Visit }) {
  return (
    <CalculatorProvider visit={visit}>
      <div className="page-steps">
        <StepBar />
      </div>
      <Screens {...screens} />
    </CalculatorProvider>
  )
}

const screens: Record<Exclude<StepName, 'home'>, ComponentType> = {
  personal: Personal,
  coverage: Coverage,
  scenario: Scenario,
  results: Results,
}

/** Shows the step at a path, or leads home from a path that is not open. Home itself is the shell's. */
function Screens({ path, arrive }: ScreensProps) {
  const step = stepShownAt(path, useProgress())
  useEffect(() => {
    if (step !== null && step !== 'home') arrive(step)
  }, [step, arrive])
  if (step === null) return <Redirect to="/" replace />
  if (step === 'home') return null
  const Screen = screens[step]
  return (
    <main>
      <ErrorBoundary
        key={step}
        fallbackRender={({ resetErrorBoundary }) => <ScreenFailure onRetry={resetErrorBoundary} />}
      >
        <Screen />
      </ErrorBoundary>
    </main>
  )
}
