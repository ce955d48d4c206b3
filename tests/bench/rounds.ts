import type { Browser, Page } from '@playwright/test'
import type { ContestantName } from './contestants.ts'
import type { Figures } from './measures.ts'
import type { Samples } from './Samples.ts'
import type { Server } from './server.ts'
import { sizeFigures } from './sizes.ts'
import { visit, type Visit } from './visits.ts'

export type Contestants = Map<ContestantName, Server>

/** Sizes do not vary: one visit each. */
export async function measureSizes(browser: Browser, contestants: Contestants, samples: Samples) {
  for (const [name, { addressFor }] of contestants) {
    const address = await addressFor({ locations: 5, services: 10 })
    samples.add(name, await onNewPage(browser, `${name}: sizes`, (page) => sizeFigures(page, address)))
  }
}

/** The visits of a round by every contestant, the contestants by turns and each round begun by another. */
export async function measureRound(
  browser: Browser,
  contestants: Contestants,
  visits: Visit[],
  samples: Samples,
  round: number,
) {
  for (const each of visits.filter(({ times }) => round < times))
    for (const [name, server] of inTurns(contestants, round))
      samples.add(
        name,
        await onNewPage(browser, `${name}: ${each.name}`, (page) => visit(page, each, server)),
      )
}

/** The contestants in an order that begins with another one each round. */
export function inTurns(contestants: Contestants, round: number) {
  const order = [...contestants]
  return order.map((_, position) => order[(position + round) % order.length]!)
}

/** A context of its own has a process and caches of its own. */
async function onNewPage(browser: Browser, what: string, measure: (page: Page) => Promise<Figures>) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  try {
    return await measure(await context.newPage())
  } catch (error) {
    throw new Error(`Could not measure ${what}`, { cause: error })
  } finally {
    await context.close()
  }
}
