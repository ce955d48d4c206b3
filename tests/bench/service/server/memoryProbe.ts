/**
 * Preloaded before node.ts with --expose-gc. Replies to any message with the resident set size and the heap size after
 * a garbage collection, in bytes.
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
