import { isFullRun } from './fullRun.ts'

const sampled = new Set(['lakeshore', 'quillon'])

/**
 * Whether slow tests over all sample clients include this one. The run for each commit includes Lakeshore, which has
 * every feature, and Quillon, which has unusual IDs; the full run includes all.
 */
export function isSampled(client: string) {
  return isFullRun || sampled.has(client)
}
