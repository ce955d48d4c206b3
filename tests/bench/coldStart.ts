import type { Browser, Page } from '@playwright/test'
import type { Figures } from './measures.ts'
import { inTurns, type Contestants } from './rounds.ts'
import type { Samples } from './Samples.ts'
import type { ClientSize } from './server.ts'

/** Slow 4G as the developer tools have it: milliseconds per request and bytes per second. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const cpuSlowdown = 4
const size: ClientSize = { locations: 5, services: 10 }

export const coldStartRounds = 7

/** First visits on a slow phone, the contestants in turns. */
export async function measureColdStart(
  browser: Browser,
  contestants: Contestants,
  samples: Samples,
  round: number,
) {
  for (const [name, { addressFor }] of inTurns(contestants, round)) {
    const address = await addressFor(size)
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    try {
      samples.add(name, await coldStart(await context.newPage(), address))
    } finally {
      await context.close()
    }
  }
}

interface Times {
  home: number
  form: number
}

declare global {
  interface Window {
    coldStart: Promise<Times>
  }
}

async function coldStart(page: Page, address: string): Promise<Figures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(clickThrough)
  await page.goto(address, { waitUntil: 'commit' })
  const { home, form } = await page.evaluate(() => window.coldStart)
  const { metrics } = await session.send('Performance.getMetrics')
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  )
  return {
    coldPaint: paint,
    coldHome: home,
    coldForm: form,
    coldCpu: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000,
  }
}

/**
 * Clicks "Let's go" as soon as the frame with it is painted, and notes when that was, and when the first form is.
 * Runs in the page: the functions are methods because tsx wraps others in a helper that the page does not have.
 */
function clickThrough() {
  const watch = {
    appearance<E extends Element>(find: () => E | undefined) {
      return new Promise<E>((resolve) => {
        const observer = new MutationObserver(() => {
          const found = find()
          if (!found) return
          observer.disconnect()
          resolve(found)
        })
        observer.observe(document, { childList: true, subtree: true })
      })
    },
    painted() {
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now()))
          port1.start()
          port2.postMessage(null)
        })
      })
    },
    async walk() {
      const button = await watch.appearance(() =>
        Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === "Let's go"),
      )
      const home = await watch.painted()
      const select = watch.appearance(() => document.querySelector('select') ?? undefined)
      button.click()
      await select
      return { home, form: await watch.painted() }
    },
  }
  window.coldStart = watch.walk()
}
