import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startService } from './startService.ts'

vi.setConfig({ testTimeout: 30_000 })

it('A reader of the log that is stuck stops neither the service nor its end', async () => {
  const service = await startService({ LOG_LEVEL: 'debug' })
  onTestFinished(() => void service.process.kill('SIGKILL'))
  service.process.stdout?.pause()
  const askThrice = async () => {
    for (let time = 0; time < 3; time++) await fetch(new URL('/healthz', service.address))
  }
  // Each has its line, together more than any pipe holds.
  for (let round = 0; round < 50; round++) await Promise.all(Array.from({ length: 20 }, askThrice))
  expect((await fetch(new URL('/healthz', service.address))).status).toBe(200)
  service.process.kill('SIGTERM')
  expect(await once(service.process, 'exit')).toEqual([0, null])
  service.process.stdout?.resume()
  await service.ended
  expect(service.lines.filter(({ msg }) => msg === 'request').length).toBeLessThan(3000)
})
