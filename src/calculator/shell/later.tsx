import type { ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { StepName } from '../rules/steps.ts'
import { Coverage } from '../steps/coverage/Coverage.tsx'
import { Personal } from '../steps/personal/Personal.tsx'
import { Results } from '../steps/results/Results.tsx'
import { Scenario } from '../steps/scenario/Scenario.tsx'
import { ScreenFailure } from './ScreenFailure.tsx'

/** What comes after the home screen is a chunk of its own, with the form library and the icons. */
export { StepBar } from './StepBar.tsx'

type LaterStep = Exclude<StepName, 'home'>

const screens: Record<LaterStep, ComponentType> = {
  personal: Personal,
  coverage: Coverage,
  scenario: Scenario,
  results: Results,
}

/** The screen of a step; should it break, its failure and a way on. */
export function LaterScreen({ step }: { step: LaterStep }) {
  const Screen = screens[step]
  return (
    <ErrorBoundary
      key={step}
      fallbackRender={({ resetErrorBoundary }) => <ScreenFailure onRetry={resetErrorBoundary} />}
    >
      <Screen />
    </ErrorBoundary>
  )
}
