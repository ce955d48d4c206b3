import type { Reporter, Vitest } from 'vitest/node'

let vitest: Vitest

/**
 * Reports test modules that fail to load as errors. They contain no test that can fail, so the mutant would survive:
 * https://github.com/stryker-mutator/stryker-js/issues/6150
 */
export const loadErrorReporter: Reporter = {
  onInit(started) {
    vitest = started
  },
  onTestModuleEnd(module) {
    for (const error of module.errors()) vitest.state.catchError(error, 'Unloadable Module')
  },
}
