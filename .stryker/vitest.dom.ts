import { defineConfig } from 'vitest/config'
import { unloadable } from './unloadable.ts'

/** The calculator's tests as vite.config.ts runs them, less what only a build needs. */
export default defineConfig({
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/calculator/setup.ts'],
    reporters: [unloadable],
  },
})
