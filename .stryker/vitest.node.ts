import { configDefaults, defineConfig } from 'vitest/config'
import { unloadable } from './unloadable.ts'

/**
 * For what needs no page. The rules do not: without a simulated one, their mutants take a fifth of the time.
 * Nor do thousands of random questions, or measured work, tell mutants apart: that would take hours, and might
 * come out another way the next time. The examples and tables have to.
 */
export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, '**/{properties,scaling,work}.test.ts'],
    reporters: [unloadable],
  },
})
