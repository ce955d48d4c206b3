import { isReachable, steps, type Progress, type StepName } from './steps.ts'

/** The path of each step, relative to where the calculator is served. */
export const stepPaths: Record<StepName, string> = {
  home: '/',
  personal: '/personal',
  coverage: '/coverage',
  scenario: '/scenario',
  results: '/results',
}

/** The step at a path; null if there is none. */
export function stepAt(path: string) {
  const trimmed = path.replace(/\/$/, '') || '/'
  return steps.find((step) => stepPaths[step] === trimmed) ?? null
}

/** The step at a path; null if there is none or if it is not reachable. */
export function reachableStepAt(path: string, progress: Progress) {
  const step = stepAt(path)
  return step && isReachable(step, progress) ? step : null
}

/**
 * The year that a path asks to preview, without leading zeros.
 * @returns null if it is not a preview path, undefined if its year is not digits
 */
export function previewYear(path: string) {
  const text = /^\/preview\/([^/]+)\/?$/.exec(path)?.[1]
  if (text === undefined) return null
  return /^\d+$/.test(text) ? String(BigInt(text)) : undefined
}

/** The path of the first screen. */
export function pathOfYear(year: string | null): string {
  return year === null ? '/' : `/preview/${year}`
}
