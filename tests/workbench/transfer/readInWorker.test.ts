import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readInWorker } from '../../../src/workbench/transfer/FileChooser.tsx'

let terminate = vi.fn<() => void>()

beforeEach(() => {
  terminate = vi.fn<() => void>()
  class BusyWorker extends EventTarget {
    terminate = terminate
    postMessage() {}
  }
  vi.stubGlobal('Worker', BusyWorker)
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (controller = new AbortController()) =>
  readInWorker(new File([], 'rates.xlsx'), controller.signal)

it('A file that takes too long is given up, and its worker is stopped', async () => {
  const read = start()
  vi.runAllTimers()
  await expect(read).rejects.toThrow(/takes too long/)
  expect(terminate).toHaveBeenCalledOnce()
})

it('The worker of a file that is no longer wanted is stopped', async () => {
  const controller = new AbortController()
  const read = start(controller)
  controller.abort()
  await expect(read).rejects.toThrow('rates.xlsx')
  expect(terminate).toHaveBeenCalledOnce()
})
