import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isFullRun } from '../kit/fullRun.ts'
import { findChromium } from './chromium.ts'
import { reservePorts } from './ports.ts'

const root = join(import.meta.dirname, '../..')
const ports = await reservePorts()
// Worker processes inherit it, so that the search runs once.
process.env.CHROMIUM_PATH = findChromium()

/** Files whose tests take the longest. */
const longFiles = /\/(package|screens|workbench\w*)\.test\.ts$/

export default defineConfig({
  testDir: import.meta.dirname,
  // The longest tests start first, so that no worker waits for one at the end.
  projects: [
    { name: 'long', testMatch: longFiles },
    { name: 'short', testMatch: '**/*.test.ts', testIgnore: longFiles },
  ],
  // Excludes slow tests of rare cases. Faster tests check most of the same behavior, in smaller parts.
  grepInvert: isFullRun ? undefined : /@full/,
  outputDir: join(root, 'test-results'),
  // Large, and without syntax that Node lacks.
  build: { external: ['**/src/contract/generated/**'] },
  fullyParallel: true,
  forbidOnly: true,
  // More than two CPUs, because tests often wait for timers of the page.
  workers: 4,
  // A busy machine can stall a browser for seconds. The report shows retries.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 60_000,
  // One set of screenshots for every system. Antialiasing by a GPU changes up to 241 pixels here; another accent color
  // changes 22,000.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 400, scale: 'css', animations: 'disabled' },
  },
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${ports.site}/`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Machines without a GPU would emulate one, which takes a tenth more CPU time.
        '--disable-gpu',
        // A page lives for seconds. The optimizing compilers and small collections of garbage cost more than they save:
        // a third of the CPU time.
        '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=32 --max-semi-space-size=64',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx tests/e2e/serve.ts',
    cwd: root,
    wait: { stdout: /^ready/m },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
