import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isFullRun } from '../kit/fullRun.ts'
import { chromiumPath } from './chromium.ts'
import { takePorts } from './ports.ts'

const root = join(import.meta.dirname, '../..')
const ports = await takePorts()
// Looked for once; the workers are told.
process.env.CHROMIUM_PATH = chromiumPath()

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.test.ts',
  // What other tests cover nearly as well, for longer.
  grepInvert: isFullRun ? undefined : /@full/,
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A browser that is held up for seconds by what else its machine does is started once more, and the report says so.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 60_000,
  // The same pictures for every system: what differs is the smoothing of edges. A graphics processor's differs by up to
  // 241 pixels here; another accent, by 22,000.
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
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
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
