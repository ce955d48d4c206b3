import { defineConfig } from 'vitest/config'
import { loadErrorReporter } from './loadErrorReporter.ts'

/** For tests of an API client: a DOM, except for files that name another environment. */
export default defineConfig({
  test: {
    environment: 'happy-dom',
    // Instrumented code is several times slower.
    testTimeout: 60_000,
    reporters: [loadErrorReporter],
  },
})
