import { configDefaults, defineConfig } from 'vitest/config'
import { loadErrorReporter } from './loadErrorReporter.ts'

/**
 * For code without a DOM; mutants of the rules take a fifth of the time without a simulated one. Excludes property,
 * accuracy, performance, and size tests, which take too long for each mutant or are not deterministic: examples and
 * tables must kill the mutants.
 */
export default defineConfig({
  test: {
    exclude: [
      ...configDefaults.exclude,
      '**/{accuracy,complexity,monotonicity,properties,resultSize}.test.ts',
    ],
    // The test files share a worker and its loaded modules.
    isolate: false,
    // Instrumented code is several times slower.
    testTimeout: 60_000,
    reporters: [loadErrorReporter],
  },
})
