import type { Browser, Page } from '@playwright/test'
import type { ContestantName } from './contestants.ts'
import type { Measurements } from './measures.ts'
import type { Samples } from './Samples.ts'
import type { Server } from './server.ts'
import { measureSizes as measurePageSizes } from './sizes.ts'
import { measureVisit, type Visit } from './visits.ts'

export type Contestants = Map<ContestantName, Server>

/** Measures sizes with one visit per contestant, because they do not vary. */
export async function measureSizes(browser: Browser, contestants: Contestants, samples: Samples) {
  for (const [name, { addressFor }] of contestants) {
    const address = await addressFor({ locations: 5, services: 10 })
    samples.add(name, await withNewPage(browser, `${name}: sizes`, (page) => measurePageSizes(page, address)))
  }
}

/** Measures the visits of one round. The contestants alternate, and a different one starts each round. */
export async function measureRound(
  browser: Browser,
  contestants: Contestants,
  visits: Visit[],
  samples: Samples,
  round: number,
) {
  for (const visit of visits.filter(({ rounds }) => round < rounds))
    for (const [name, server] of rotated(contestants, round)) {
      if (visit.contestants?.includes(name) === false) continue
      samples.add(
        name,
        await withNewPage(browser, `${name}: ${visit.name}`, (page) => measureVisit(page, visit, server)),
      )
    }
}

/** The contestants, rotated so that a different one starts each round. */
export function rotated(contestants: Contestants, round: number) {
  const order = [...contestants]
  return order.map((_, index) => order[(index + round) % order.length]!)
}

/** Uses a new browser context, which has its own process and caches. */
async function withNewPage(
  browser: Browser,
  description: string,
  measure: (page: Page) => Promise<Measurements>,
) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  try {
    return await measure(await context.newPage())
  } catch (error) {
    throw new Error(`Could not measure ${description}`, { cause: error })
  } finally {
    await context.close()
  }
}
