import { setTimeout } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { runInSteps } from '../../../src/service/http/serveCalculation.ts'

/** Takes the CPU for longer than work may block the event loop. */
function block() {
  const end = performance.now() + 12
  while (performance.now() < end);
}

function* longWork(events: string[], steps: number): Generator<void, string> {
  for (let step = 1; step <= steps; step++) {
    block()
    events.push(`step ${step}`)
    yield
  }
  return 'result'
}

const proceed = () => undefined

describe('Work in steps', () => {
  it('lets the event loop run between long steps', async () => {
    const events: string[] = []
    void setTimeout(0).then(() => events.push('other work'))
    expect(await runInSteps(longWork(events, 3), proceed)).toBe('result')
    expect(events).toEqual(['step 1', 'other work', 'step 2', 'step 3'])
  })

  it('runs short steps without a pause', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => now.mockRestore())
    let isOtherDone = false
    void setTimeout(0).then(() => (isOtherDone = true))
    const steps = [1, 2, 3].values()
    const next = () => {
      const { done } = steps.next()
      return done ? { done, value: 'result' } : { done: false as const, value: undefined }
    }
    expect(await runInSteps({ next }, proceed)).toBe('result')
    expect(isOtherDone).toBe(false)
  })

  it('stops before a step', async () => {
    const events: string[] = []
    const stop = () => {
      if (events.length === 2) throw new Error('stopped')
    }
    await expect(runInSteps(longWork(events, 5), stop)).rejects.toThrow('stopped')
    expect(events).toEqual(['step 1', 'step 2'])
  })
})
