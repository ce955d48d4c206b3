import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds; part of each measured delay. */
const resolution = 1

/**
 * Preloaded before node.ts. Replies to any message with the longest time, in milliseconds, for which the event loop was
 * blocked since the message before.
 */
const delays = monitorEventLoopDelay({ resolution })
delays.enable()
process.on('message', () => {
  process.send?.(Math.max(0, delays.max / 1e6 - resolution))
  delays.reset()
})
