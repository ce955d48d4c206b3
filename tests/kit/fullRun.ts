/** Whether this run tries everything (`npm run test:full`), or what every commit has to pass (`npm test`). */
export const isFullRun = process.env.FULL_TESTS === '1'
