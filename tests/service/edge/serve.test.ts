import { spawn } from 'node:child_process'
import { expect, it, onTestFinished } from 'vitest'
import { findFreePort } from '../../kit/findFreePort.ts'
import { isFullRun } from '../../kit/fullRun.ts'

// Starts wrangler three times. The parity test starts the same worker without it.
it.runIf(isFullRun)('npm run edge fills the local namespace and serves its clients', async () => {
  const port = String(await findFreePort())
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/service/edge/serve.ts', '--port', port, '--inspector-port', '0'],
    { stdio: 'ignore' },
  )
  onTestFinished(() => void server.kill('SIGTERM'))
  const loadStatus = async () => {
    const address = `http://127.0.0.1:${port}/mediplan/instance`
    const response = await fetch(address, { headers: { 'is-api-key': 'marlow' } }).catch(() => undefined)
    return response?.status
  }
  await expect.poll(loadStatus, { timeout: 100_000, interval: 500 }).toBe(200)
})
