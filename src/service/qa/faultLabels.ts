import type { ApiRoute, FaultKind } from '../faults.ts'

export const faultLabels: Record<FaultKind, string> = {
  none: 'No failure',
  slow: 'Slow, 4 seconds',
  loading: 'Never finishes loading',
  offline: 'Offline',
  http404: 'Not found, 404',
  http500: 'Server error, 500',
  malformed: 'Malformed response',
  html: 'HTML instead of JSON',
}

/** What a fault affects. */
export const routeLabels: Record<ApiRoute | 'both', string> = {
  both: 'every request',
  instance: 'the first load',
  calculate: 'the calculation',
}
