/**
 * Loaded before node.ts, this answers any message with what the process holds, in bytes: all of its memory as it
 * stands, and then the heap without what nobody needs any more. It wants node's --expose-gc.
 */
process.on('message', () => {
  const { rss } = process.memoryUsage()
  globalThis.gc?.()
  process.send?.({ rss, heap: process.memoryUsage().heapUsed } satisfies Memory)
})

export interface Memory {
  rss: number
  heap: number
}
