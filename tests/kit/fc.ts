import fc from 'fast-check'
import { isFullRun } from './fullRun.ts'

const { FAST_CHECK_SEED } = process.env

// A fixed seed, so that a failure comes from the commit that it appears in. The full run tries more cases, and other
// cases each time; fast-check reports the seed of a failure.
fc.configureGlobal({
  numRuns: isFullRun ? 2000 : 150,
  ...(isFullRun && !FAST_CHECK_SEED ? {} : { seed: Number(FAST_CHECK_SEED ?? 2027) }),
})

/** For properties that take milliseconds per case. */
export const slowCases = { numRuns: isFullRun ? 2000 : 40 }

export { fc }
