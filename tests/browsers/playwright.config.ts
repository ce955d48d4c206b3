import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findPrograms } from './findPrograms.ts'

// Installs what is missing once, before the workers start.
findPrograms()

/** Walks the calculator in Firefox and WebKit. Playwright is only the test runner: it has no driver for these builds. */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.test.ts',
  outputDir: join(import.meta.dirname, '../../test-results/browsers'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine can stall a browser for seconds. The report shows retries.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 300_000,
  expect: { timeout: 15_000 },
})
