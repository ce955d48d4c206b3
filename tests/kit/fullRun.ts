/** Whether this is the full run (`npm run test:full`), or the one for every commit (`npm test`). */
export const isFullRun = process.env.FULL_TESTS === '1'
