import type { Page } from '@playwright/test'
import { spentOn, type Spent } from './counters.ts'

interface Response extends Spent {
  /**
   * Milliseconds from the event of the key to the second animation frame after it, which begins when
   * the frame with the change has been painted. Waiting in queues is included.
   */
  paint: number
}

export async function responseTo(page: Page, key: string): Promise<Response> {
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
  const spent = await spentOn(page, () => page.keyboard.press(key))
  const [pressed, framed] = await painted.evaluate(({ times }) => times)
  return { ...spent, paint: framed - pressed }
}
