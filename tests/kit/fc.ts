import fc from 'fast-check'
import { isFullRun } from './fullRun.ts'

const { FAST_CHECK_SEED } = process.env

// A commit always tries the same cases, so that a failure belongs to the commit. The full run tries more, and others
// each time; fast-check reports the seed of a failure.
fc.configureGlobal({
  numRuns: isFullRun ? 2000 : 300,
  ...(isFullRun && !FAST_CHECK_SEED ? {} : { seed: Number(FAST_CHECK_SEED ?? 2027) }),
})

/** For properties each case of which takes milliseconds. */
export const slowCases = { numRuns: isFullRun ? 2000 : 100 }

export { fc }
