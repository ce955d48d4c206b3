import fc from 'fast-check'
import { isFullRun } from './fullRun.ts'

const { FAST_CHECK_SEED } = process.env

/** Fixed, so that a failure comes from the commit that it appears in. The full run tries other cases each time. */
export const seed = Number(FAST_CHECK_SEED ?? (isFullRun ? Date.now() % 2 ** 31 : 2027))

// The full run tries more cases. fast-check reports the seed of a failure.
fc.configureGlobal({ numRuns: isFullRun ? 2000 : 100, seed })

/** For properties that take milliseconds per case. */
export const slowCases = { numRuns: isFullRun ? 2000 : 24 }

export { fc }
