import { expect, it, vi } from 'vitest'
import { readInWorker } from '../../../src/workbench/transfer/FileChooser.tsx'

it('A file that takes too long is given up, and its worker is stopped', async () => {
  const terminate = vi.fn<() => void>()
  class BusyWorker extends EventTarget {
    terminate = terminate
    postMessage() {}
  }
  vi.stubGlobal('Worker', BusyWorker)
  vi.useFakeTimers()
  const read = readInWorker(new File([], 'rates.xlsx'))
  vi.runAllTimers()
  await expect(read).rejects.toThrow(/takes too long/)
  expect(terminate).toHaveBeenCalledOnce()
})
