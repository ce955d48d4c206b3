import type { Page } from '@playwright/test'

/** Main-thread time of the page in milliseconds, as the browser counts it. */
export interface MainThreadTime {
  /** ScriptDuration: scripts that the page calls, without promise continuations. */
  script: number
  /** TaskDuration: all tasks, including script, style, layout, and paint. */
  task: number
}

interface ResponseTime extends MainThreadTime {
  /**
   * Milliseconds from the keydown event to the second animation frame after the input event, which starts when the
   * frame with the change has been painted. Includes queueing.
   */
  paint: number
}

/** Longer than any debounce or idle callback that an application may use to defer work. */
const settleTime = 400

/**
 * Measures the main-thread time of an action, including the work that it defers. The action must not run scripts in the
 * page, as locators do, because the browser counts them too.
 */
export async function measureMainThread(page: Page, action: () => Promise<void>): Promise<MainThreadTime> {
  const session = await page.context().newCDPSession(page)
  // Thread time instead of wall-clock time: other processes do not affect it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
  }
  await page.waitForTimeout(settleTime)
  const before = await read()
  await action()
  await page.waitForTimeout(settleTime)
  const after = await read()
  await session.detach()
  const difference = (name: string) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN)
  return { script: difference('ScriptDuration'), task: difference('TaskDuration') }
}

/** Measures the mean main-thread time per key, with pauses for a frame and for idle callbacks. */
export async function measureKeys(page: Page, keys: string[]): Promise<MainThreadTime> {
  const { script, task } = await measureMainThread(page, async () => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(60)
    }
  })
  return { script: script / keys.length, task: task / keys.length }
}

/** Measures one key that changes an input: its main-thread time, and the time until the change is painted. */
export async function measureKeyToPaint(page: Page, key: string): Promise<ResponseTime> {
  // Wraps the promise in an object, because evaluateHandle would await it.
  const times = await page.evaluateHandle(() => {
    const once = { capture: true, once: true }
    const pressed = new Promise<number>((resolve) => {
      window.addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), once)
    })
    const painted = new Promise<number>((resolve) => {
      window.addEventListener(
        'input',
        () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
        once,
      )
    })
    return { promise: Promise.all([pressed, painted]) }
  })
  const time = await measureMainThread(page, () => page.keyboard.press(key))
  const [pressed, painted] = await times.evaluate(({ promise }) => promise)
  return { ...time, paint: painted - pressed }
}
