/** Whether this is the full run (`npm run test:full`) instead of the run for each commit (`npm test`). */
export const isFullRun = process.env.FULL_TESTS === '1'

const sampled = new Set(['lakeshore', 'quillon'])

/**
 * Whether slow tests over all sample clients include this one. The run for each commit includes Lakeshore, which has
 * every feature, and Quillon, which has unusual IDs; the full run includes all.
 */
export function isSampled(client: string) {
  return isFullRun || sampled.has(client)
}
