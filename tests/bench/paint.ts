import type { Page } from '@playwright/test'
import { settlingTime } from './counters.ts'

/** Milliseconds from the event of a key to the frame that shows the change, waiting in queues included. */
export async function timeToPaint(page: Page, key: string) {
  await page.waitForTimeout(settlingTime)
  // An object, for a promise by itself would be awaited here.
  const painted = await page.evaluateHandle(() => {
    const once = { capture: true, once: true }
    const { port1, port2 } = new MessageChannel()
    const time = new Promise<number>((resolve) => {
      window.addEventListener(
        'keydown',
        ({ timeStamp }) => port1.addEventListener('message', () => resolve(performance.now() - timeStamp)),
        once,
      )
    })
    // The first task after the callbacks of an animation frame finds the frame painted.
    window.addEventListener('input', () => requestAnimationFrame(() => port2.postMessage(null)), once)
    port1.start()
    return { time }
  })
  await page.keyboard.press(key)
  return painted.evaluate(({ time }) => time)
}
