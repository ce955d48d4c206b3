const cache = 'node_modules/.cache/stryker'

/**
 * Returns the Stryker options for one folder. Runs only the tests in the mirrored folder, so that each module's own tests
 * must kill its mutants.
 * @param {string} folder below src/ and tests/
 * @param {{ environment: 'node' | 'dom' }} options
 */
export function createOptions(folder, { environment }) {
  const name = folder.split('/').at(-1)
  return {
    testRunner: 'vitest',
    // Not Stryker's testFiles option, which never activates mutants that run while a module loads.
    // https://github.com/stryker-mutator/stryker-js/issues/6144
    vitest: { configFile: `.stryker/vitest.${environment}.ts`, dir: `tests/${folder}`, related: false },
    mutate: [`src/${folder}/**/*.ts`],
    // Prevents Stryker from rewriting tsconfig.json with an old TypeScript. These tests do not need the file.
    ignorePatterns: ['tsconfig.json', 'dist', 'test-results', '.stryker/tmp'],
    tempDirName: '.stryker/tmp',
    cleanTempDir: 'always',
    concurrency: 2,
    // Constants that a module computes while it loads would need a run of all tests each.
    ignoreStatic: true,
    // Most strings are messages or names. Only loops update a number with ++, and a loop that counts backward never ends.
    mutator: { excludedMutations: ['StringLiteral', 'UpdateOperator'] },
    // The tests of a mutant take a part of the first run's time. The first ones of a thread take longer, because Node has
    // not optimized their code yet.
    timeoutMS: 5000,
    timeoutFactor: 0.1,
    reporters: ['clear-text', 'progress', 'html'],
    clearTextReporter: { reportTests: false },
    htmlReporter: { fileName: `${cache}/${name}.html` },
    incrementalFile: `${cache}/${name}.json`,
    thresholds: { high: 95, low: 90, break: 90 },
    warnings: { slow: false },
  }
}
