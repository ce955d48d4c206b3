import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startService } from './startService.ts'

vi.setConfig({ testTimeout: 30_000 })

it('A stuck reader of the log blocks neither the service nor its shutdown', async () => {
  const service = await startService({ LOG_LEVEL: 'debug' })
  onTestFinished(() => void service.process.kill('SIGKILL'))
  service.process.stdout?.pause()
  const requestThreeTimes = async () => {
    for (let count = 0; count < 3; count++) await fetch(new URL('/healthz', service.address))
  }
  // 3,000 lines, which are more than a pipe buffers.
  for (let round = 0; round < 50; round++) await Promise.all(Array.from({ length: 20 }, requestThreeTimes))
  expect((await fetch(new URL('/healthz', service.address))).status).toBe(200)
  service.process.kill('SIGTERM')
  expect(await once(service.process, 'exit')).toEqual([0, null])
  service.process.stdout?.resume()
  await service.ended
  expect(service.lines.filter(({ msg }) => msg === 'request').length).toBeLessThan(3000)
})
