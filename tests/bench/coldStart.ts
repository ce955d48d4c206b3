import type { Browser, Page } from '@playwright/test'
import type { Measurements } from './measures.ts'
import { rotated, type Contestants } from './rounds.ts'
import type { Samples } from './Samples.ts'
import type { ClientSize } from './server.ts'

/** Slow 4G, as in Chrome DevTools. Latency in milliseconds, throughput in bytes per second. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const cpuSlowdown = 4
const size: ClientSize = { locations: 5, services: 10 }

export const coldStartRounds = 7

/** Measures a first visit on a slow phone for each contestant. */
export async function measureColdStart(
  browser: Browser,
  contestants: Contestants,
  samples: Samples,
  round: number,
) {
  for (const [name, { addressFor }] of rotated(contestants, round)) {
    const address = await addressFor(size)
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
    try {
      samples.add(name, await measureFirstVisit(await context.newPage(), address))
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

async function measureFirstVisit(page: Page, address: string): Promise<Measurements> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(startWithOneClick)
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
 * Clicks "Let's go" when it is painted. Sets `window.coldStart` to the times when it and the first form are painted.
 * Runs in the page; its functions are methods because tsx wraps other functions in a helper that the page lacks.
 */
function startWithOneClick() {
  const steps = {
    waitFor<E extends Element>(find: () => E | undefined) {
      return new Promise<E>((resolve) => {
        const observer = new MutationObserver(() => {
          const element = find()
          if (!element) return
          observer.disconnect()
          resolve(element)
        })
        observer.observe(document, { childList: true, subtree: true })
      })
    },
    nextPaint() {
      return new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve(performance.now()))
          port1.start()
          port2.postMessage(null)
        })
      })
    },
    async run() {
      const button = await steps.waitFor(() =>
        Array.from(document.querySelectorAll('button')).find(({ textContent }) => textContent === "Let's go"),
      )
      const home = await steps.nextPaint()
      const select = steps.waitFor(() => document.querySelector('select') ?? undefined)
      button.click()
      await select
      return { home, form: await steps.nextPaint() }
    },
  }
  window.coldStart = steps.run()
}
