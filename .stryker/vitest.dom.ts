import { defineConfig } from 'vitest/config'
import { loadErrorReporter } from './loadErrorReporter.ts'

/** The same environment as in vite.config.ts, without the build plugins. */
export default defineConfig({
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/calculator/setup.ts'],
    // Instrumented code is several times slower.
    testTimeout: 60_000,
    reporters: [loadErrorReporter],
  },
})
