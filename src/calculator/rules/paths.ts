import { isReachable, steps, type Progress, type StepName } from './steps.ts'

/** The path of each step, below the address that the calculator is served at. */
export const pathOf: Record<StepName, string> = {
  home: '/',
  personal: '/personal',
  coverage: '/coverage',
  scenario: '/scenario',
  results: '/results',
}

/** The step at a path; null when there is none. */
export function stepAt(path: string) {
  const trimmed = path.replace(/\/$/, '') || '/'
  return steps.find((step) => pathOf[step] === trimmed) ?? null
}

/** The step to show at a path; null where there is none that is open. */
export function stepShownAt(path: string, progress: Progress) {
  const step = stepAt(path)
  return step && isReachable(step, progress) ? step : null
}
