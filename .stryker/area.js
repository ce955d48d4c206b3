const cache = 'node_modules/.cache/stryker'

/**
 * The mutants of one folder of src/, against the tests that mirror it and no others: what a rule promises is to
 * be seen in its own tests, not by chance three layers above.
 * @param {string} folder below src/ and tests/
 * @param {{ environment: 'node' | 'dom' }} options
 * @returns the options of a Stryker run
 */
export function area(folder, { environment }) {
  const name = folder.split('/').at(-1)
  return {
    testRunner: 'vitest',
    // Not Stryker's own testFiles: with it, a mutant that acts while a module loads is never switched on.
    // https://github.com/stryker-mutator/stryker-js/issues/6144
    vitest: { configFile: `.stryker/vitest.${environment}.ts`, dir: `tests/${folder}`, related: false },
    mutate: [`src/${folder}/**/*.ts`],
    // Stryker would rewrite tsconfig.json with a TypeScript of old; nothing in here needs the file.
    ignorePatterns: ['tsconfig.json', 'dist', 'test-results', '.stryker/tmp'],
    tempDirName: '.stryker/tmp',
    cleanTempDir: 'always',
    concurrency: 1,
    reporters: ['clear-text', 'progress', 'html'],
    clearTextReporter: { reportTests: false },
    htmlReporter: { fileName: `${cache}/${name}.html` },
    incrementalFile: `${cache}/${name}.json`,
    thresholds: { high: 95, low: 90, break: 90 },
    warnings: { slow: false },
  }
}
