/**
 * Measures the calculator beside a stock rjsf application and a hand-written one, in one browser and
 * by turns. Prints a table, and fails only when it could not measure.
 *   --quick        one round instead of all
 *   --only=NAME    one contestant (may be repeated)
 *   --json=FILE    the samples as well, say to dist/bench.json
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumPath } from '../e2e/chromium.ts'
import { buildContestant, contestantNames } from './contestants.ts'
import { lighthouseScores } from './lighthouse.ts'
import { report } from './report.ts'
import { measureRound, measureSizes, type Contestants } from './rounds.ts'
import { Samples } from './Samples.ts'
import { createServer } from './server.ts'
import { roundsOfFullRun } from './visits.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    json: { type: 'string' },
  },
})
const rounds = options.quick ? 1 : roundsOfFullRun
const builds = await mkdtemp(join(tmpdir(), 'mediplan-bench-'))
const contestants: Contestants = new Map()
try {
  for (const name of contestantNames.filter((each) => options.only?.includes(each) ?? true)) {
    say(`Building ${name}`)
    contestants.set(name, createServer(await buildContestant(name, builds)))
  }
  const samples = new Samples()
  await measureInBrowser(samples)
  await measureWithLighthouse(samples)
  process.stdout.write(`\n${report(samples)}\n`)
  if (options.json) await writeFile(options.json, JSON.stringify(samples))
} finally {
  for (const { close } of contestants.values()) close()
  await rm(builds, { recursive: true })
}

async function measureInBrowser(samples: Samples) {
  const browser = await chromium.launch({ executablePath: chromiumPath() })
  try {
    await measureSizes(browser, contestants, samples)
    for (let round = 0; round < rounds; round++) {
      say(`Round ${round + 1} of ${rounds}`)
      await measureRound(browser, contestants, samples, round)
    }
  } finally {
    await browser.close()
  }
}

async function measureWithLighthouse(samples: Samples) {
  const ours = contestants.get('ours')
  if (!ours) return
  say('Lighthouse')
  const address = await ours.addressFor({ locations: 50, services: 50 })
  for (let time = 0; time < (options.quick ? 1 : 3); time++)
    samples.add('ours', await lighthouseScores(address, chromiumPath()))
}

function say(progress: string) {
  process.stderr.write(`${progress}\n`)
}
