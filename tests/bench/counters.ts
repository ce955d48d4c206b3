import type { Page } from '@playwright/test'

/** Milliseconds of the page's main thread, as the browser counts them. */
export interface Spent {
  /** ScriptDuration: scripts called by the page. What a promise resumes is not in it. */
  script: number
  /** TaskDuration: every task, so script of any origin, style, layout and paint. */
  task: number
}

/** Long enough for the debounces and idle callbacks that an application may put its work off with. */
const settlingTime = 400

/**
 * What the page spends on an action and on all it leaves behind. The action should not run scripts of
 * its own in the page (locators do), for the browser counts these too.
 */
export async function spentOn(page: Page, action: () => Promise<void>): Promise<Spent> {
  const session = await page.context().newCDPSession(page)
  // Time of the thread rather than of the clock: other processes do not disturb it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return new Map(metrics.map(({ name, value }) => [name, value * 1000]))
  }
  await page.waitForTimeout(settlingTime)
  const before = await read()
  await action()
  await page.waitForTimeout(settlingTime)
  const after = await read()
  await session.detach()
  const difference = (name: string) => (after.get(name) ?? NaN) - (before.get(name) ?? NaN)
  return { script: difference('ScriptDuration'), task: difference('TaskDuration') }
}

/** What each of many keys costs, with time between them for a frame and for idle callbacks. */
export async function spentOnEach(page: Page, keys: string[]): Promise<Spent> {
  const { script, task } = await spentOn(page, async () => {
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(60)
    }
  })
  return { script: script / keys.length, task: task / keys.length }
}
