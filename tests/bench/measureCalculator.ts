import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../e2e/chromium.ts'
import { coldStartRounds, measureColdStart } from './coldStart.ts'
import { buildContestant, type ContestantName } from './contestants.ts'
import { lighthouseScores } from './lighthouse.ts'
import { measureRound, measureSizes, type Contestants } from './rounds.ts'
import { Samples } from './Samples.ts'
import { createServer } from './server.ts'
import { visits } from './visits.ts'

interface Plan {
  names: ContestantName[]
  /** Which figures to take: those of first visits on a slow phone, and all others. */
  parts: { coldStart: boolean; interaction: boolean }
  /** The names of the visits to make, without sizes and Lighthouse; all if missing. */
  only?: string[]
  /** One round instead of all. */
  isQuick: boolean
  say: (progress: string) => void
}

/** The calculator's figures beside a stock rjsf application and a hand-written one, in one browser and by turns. */
export async function measureCalculator({ names, parts, only, isQuick, say }: Plan): Promise<Samples> {
  const builds = await mkdtemp(join(tmpdir(), 'mediplan-bench-'))
  const contestants: Contestants = new Map()
  const samples = new Samples()
  try {
    for (const name of names) {
      say(`Building ${name}`)
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
    const wanted = visits.filter(({ name }) => only?.includes(name) ?? true)
    const browser = await chromium.launch({ executablePath: chromiumPath() })
    try {
      if (parts.coldStart)
        await inRounds('Cold start', coldStartRounds, (round) =>
          measureColdStart(browser, contestants, samples, round),
        )
      if (!parts.interaction) return
      if (!only) await measureSizes(browser, contestants, samples)
      await inRounds('Round', Math.max(...wanted.map(({ times }) => times)), (round) =>
        measureRound(browser, contestants, wanted, samples, round),
      )
    } finally {
      await browser.close()
    }
  }

  async function inRounds(title: string, full: number, measure: (round: number) => Promise<void>) {
    const rounds = isQuick ? 1 : full
    for (let round = 0; round < rounds; round++) {
      say(`${title} ${round + 1} of ${rounds}`)
      await measure(round)
    }
  }

  async function measureWithLighthouse() {
    const ours = contestants.get('ours')
    if (!ours) return
    say('Lighthouse')
    const address = await ours.addressFor({ locations: 50, services: 50 })
    for (let time = 0; time < (isQuick ? 1 : 3); time++)
      samples.add('ours', await lighthouseScores(address, chromiumPath()))
  }
}
