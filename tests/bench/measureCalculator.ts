import lighthouse from 'lighthouse'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../e2e/chromium.ts'
import { coldStartRounds, measureColdStart } from './coldStart.ts'
import { buildContestant, type ContestantName } from './contestants.ts'
import { measureRound, measureSizes, type Contestants } from './rounds.ts'
import { Samples } from './Samples.ts'
import { createServer } from './server.ts'
import { visits } from './visits.ts'
import { launch } from 'chrome-launcher'
import type { Measurements } from './measures.ts'

interface Options {
  names: ContestantName[]
  /** Whether to measure first visits on a slow phone, and everything else. */
  parts: { coldStart: boolean; interaction: boolean }
  /** Names of visits to measure, without sizes and Lighthouse. Default: everything. */
  only?: string[]
  /** Measures one round instead of all. */
  isQuick: boolean
  log: (progress: string) => void
}

/** Measures the calculator and the same forms written by hand in the same browser, alternating. */
export async function measureCalculator({ names, parts, only, isQuick, log }: Options): Promise<Samples> {
  const builds = await mkdtemp(join(tmpdir(), 'mediplan-bench-'))
  const contestants: Contestants = new Map()
  const samples = new Samples()
  try {
    for (const name of names) {
      log(`Building ${name}`)
      contestants.set(name, createServer(await buildContestant(name, builds)))
    }
    await measureInBrowser()
    if (parts.interaction && !only) await measureWithLighthouse()
  } finally {
    for (const { close } of contestants.values()) close()
    await rm(builds, { recursive: true })
  }
  return samples

  async function measureInBrowser() {
    const selected = visits.filter(({ name }) => only?.includes(name) ?? true)
    const browser = await chromium.launch({ executablePath: findChromium() })
    try {
      if (parts.coldStart)
        await repeatRounds('Cold start', coldStartRounds, (round) =>
          measureColdStart(browser, contestants, samples, round),
        )
      if (!parts.interaction) return
      if (!only) await measureSizes(browser, contestants, samples)
      await repeatRounds('Round', Math.max(...selected.map(({ rounds }) => rounds)), (round) =>
        measureRound(browser, contestants, selected, samples, round),
      )
    } finally {
      await browser.close()
    }
  }

  async function repeatRounds(title: string, fullCount: number, measure: (round: number) => Promise<void>) {
    const rounds = isQuick ? 1 : fullCount
    for (let round = 0; round < rounds; round++) {
      log(`${title} ${round + 1} of ${rounds}`)
      await measure(round)
    }
  }

  async function measureWithLighthouse() {
    const ours = contestants.get('ours')
    if (!ours) return
    log('Lighthouse')
    const address = await ours.addressFor({ locations: 50, services: 50 })
    for (let run = 0; run < (isQuick ? 1 : 3); run++)
      samples.add('ours', await lighthouseScores(address, findChromium()))
  }
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Returns the Lighthouse scores of a page on the phone that Lighthouse simulates by default.
 * @param attempts for runs with a runtime error, such as a lost trace, which Lighthouse recommends repeating
 */
async function lighthouseScores(address: string, chromePath: string, attempts = 3): Promise<Measurements> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] })
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (!run) throw new Error('Lighthouse returned no result')
    const { lhr } = run
    if (lhr.runtimeError && attempts > 1) return await lighthouseScores(address, chromePath, attempts - 1)
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    return Object.fromEntries(categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]))
  } finally {
    chrome.kill()
  }
}
