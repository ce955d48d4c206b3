import { defineConfig } from 'vitest/config'
import { unloadable } from './unloadable.ts'

/** The engine's tests as vite.config.ts runs them, less what only a build needs. */
export default defineConfig({ test: { reporters: [unloadable] } })
