import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { loadErrorReporter } from './loadErrorReporter.ts'
import { reusedThread } from './reusedThread.ts'

/** Whole years and tables of many plans, the slowest last. */
const slowTests = [
  'claims',
  'findDominators',
  'explanation',
  'optionalOutputs',
  'limitFeatures',
  'publishedExamplesOfAccounts',
  'simulateYears',
  'otherProviders',
  'publishedExamples',
  'birth',
  'accountFeatures',
  'calculate',
  'paymentFeatures',
  'claimDates',
]

/** Runs fast test files first, because a mutant is killed by the first test that fails. */
class FastFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rankOf = ({ moduleId }: TestSpecification) =>
      slowTests.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
    return files.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

/**
 * For code without a DOM; mutants of the rules take a fifth of the time without a simulated one. Excludes property,
 * accuracy, performance, and size tests, which take too long for each mutant or are not deterministic: examples and
 * tables must kill the mutants.
 */
export default defineConfig({
  plugins: [reusedThread],
  test: {
    exclude: [
      ...configDefaults.exclude,
      '**/{accuracy,complexity,coverageExamples,monotonicity,properties,resultSize}.test.ts',
    ],
    setupFiles: '.stryker/deactivateMutant.ts',
    // The test files share a worker and its loaded modules.
    isolate: false,
    sequence: { sequencer: FastFilesFirst },
    // Instrumented code is several times slower.
    testTimeout: 60_000,
    reporters: [loadErrorReporter],
  },
})
