import type { Reporter, Vitest } from 'vitest/node'

let vitest: Vitest

/**
 * Tells Stryker of a mutant with which a module cannot even be loaded. Such a file holds no test that could
 * fail, and without this the mutant would count as survived: https://github.com/stryker-mutator/stryker-js/issues/6150
 */
export const unloadable: Reporter = {
  onInit(started) {
    vitest = started
  },
  onTestModuleEnd(module) {
    for (const error of module.errors()) vitest.state.catchError(error, 'Unloadable Module')
  },
}
