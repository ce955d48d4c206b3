import { max, quantile } from 'd3-array'
import type { Page } from '@playwright/test'

/** How fast a page responds to keys, in milliseconds. */
export interface Responses {
  /** The 95th percentile of the times from a key to the frame that shows its effect. */
  keyToFrame: number
  /** The longest task of the main thread; 0 if none takes longer than 50 ms. */
  longestTask: number
}

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number
  }

  interface Window {
    responses: { keys: number; slowKeys: number[]; tasks: number[] }
  }
}

/** Work that the page defers, such as the check and the next calculator, is done by then. */
const settleTime = 4000

/** Browsers do not report the times of events that are faster. */
const fastEvent = 16

/** Measures the keys and the tasks of an action, and the tasks in the two seconds after it. */
export async function measureResponses(page: Page, act: () => Promise<void>): Promise<Responses> {
  await page.waitForTimeout(settleTime)
  await page.evaluate(observe, fastEvent)
  await act()
  await page.waitForTimeout(settleTime)
  const { keys, slowKeys, tasks } = await page.evaluate(() => window.responses)
  const fastKeys = Array.from({ length: keys - slowKeys.length }, () => fastEvent / 2)
  return { keyToFrame: quantile([...fastKeys, ...slowKeys], 0.95) ?? NaN, longestTask: max(tasks) ?? 0 }
}

/** Collects the times of keys and tasks in `window.responses`. Runs in the page. */
function observe(durationThreshold: number) {
  const responses: Window['responses'] = { keys: 0, slowKeys: [], tasks: [] }
  window.responses = responses
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') responses.slowKeys.push(duration)
  }).observe({ type: 'event', durationThreshold })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) responses.tasks.push(duration)
  }).observe({ type: 'longtask' })
  window.addEventListener('keydown', () => (responses.keys += 1), { capture: true })
}
