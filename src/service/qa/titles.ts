import type { ApiRoute, FaultKind } from '../faults.ts'

/** The failures by their names, as QA reads them. */
export const faultTitles: Record<FaultKind, string> = {
  none: 'All is well',
  slow: 'Slow, 4 seconds',
  loading: 'Never finishes loading',
  offline: 'Offline',
  http404: 'Not found, 404',
  http500: 'Server error, 500',
  malformed: 'Malformed answer',
  html: 'A page instead of an answer',
}

/** What a failure affects. */
export const routeTitles: Record<ApiRoute | 'both', string> = {
  both: 'every call',
  instance: 'the first load',
  calculate: 'the calculation',
}
