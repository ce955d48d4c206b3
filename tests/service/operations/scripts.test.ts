import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import type { Line } from './startService.ts'

test('npm passes signals to the service, so that it does not outlive its script', async () => {
  const npm = spawn('npm', ['run', '--silent', 'serve:api'], {
    env: { ...process.env, PORT: '0', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // Its own process group, which killGroup ends in any case.
    detached: true,
  })
  onTestFinished(() => killGroup(npm.pid!))
  const lines: Line[] = []
  const reader = createInterface(npm.stdout).on('line', (text) => {
    const line = JSON.parse(text) as Line
    lines.push(line)
    if (line.msg === 'listening') npm.kill('SIGTERM')
  })
  // The pipe closes when all its writers have exited.
  await once(reader, 'close')
  expect(lines.at(-1)).toMatchObject({ msg: 'shut down', aborted: 0 })
})

function killGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
