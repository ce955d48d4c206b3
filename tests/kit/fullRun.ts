/** Whether this is the full run (`npm run test:full`) instead of the run for each commit (`npm test`). */
export const isFullRun = process.env.FULL_TESTS === '1'
