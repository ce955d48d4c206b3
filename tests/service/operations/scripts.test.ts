import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import type { Line } from './startService.ts'

test('What npm is told to end, the service is told: none outlives its script', async () => {
  const npm = spawn('npm', ['run', '--silent', 'serve:api'], {
    env: { ...process.env, PORT: '0', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, of which nobody is left whatever happens here.
    detached: true,
  })
  onTestFinished(() => killGroup(npm.pid!))
  const lines: Line[] = []
  const reader = createInterface(npm.stdout).on('line', (text) => {
    const line = JSON.parse(text) as Line
    lines.push(line)
    if (line.msg === 'serving') npm.kill('SIGTERM')
  })
  // Who holds the other end of the pipe is still there.
  await once(reader, 'close')
  expect(lines.at(-1)).toMatchObject({ msg: 'ended', cut: 0 })
})

function killGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
