import type { Page } from '@playwright/test'
import { settlingTime } from './counters.ts'

/**
 * Milliseconds from the event of a key to the second animation frame after it, which begins when the
 * frame with the change has been painted. Waiting in queues is included.
 */
export async function timeToPaint(page: Page, key: string) {
  await page.waitForTimeout(settlingTime)
  // An object, for a promise by itself would be awaited here.
  const painted = await page.evaluateHandle(() => {
    const once = { capture: true, once: true }
    const pressed = new Promise<number>((resolve) => {
      window.addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), once)
    })
    const framed = new Promise<number>((resolve) => {
      window.addEventListener(
        'input',
        () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
        once,
      )
    })
    return { times: Promise.all([pressed, framed]) }
  })
  await page.keyboard.press(key)
  const [pressed, framed] = await painted.evaluate(({ times }) => times)
  return framed - pressed
}
