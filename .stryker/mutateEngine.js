import { readdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import options from './engine.js'

/**
 * Runs the mutation tests of the engine in several runs of Stryker, prints their total, and fails if it is below the
 * threshold. Each file with loops has a run of its own, because its instrumentation slows down all tests.
 */
const loops =
  /\/(claimOrders|cost.*|expenseLines|money|monthlyExpenses|pay.*|planCost|priceClaims|random|simulateYears)\.ts$/

const files = readdirSync('src/engine', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `src/engine/${name}`)
const runs = [
  files.filter((file) => !loops.test(file)),
  ...files.filter((file) => loops.test(file)).map((file) => [file]),
]
let killed = 0
let valid = 0
for (const mutate of runs) {
  const stryker = new Stryker({ configFile: '.stryker/engine.js', mutate, reporters: ['clear-text'] })
  for (const { status } of await stryker.runMutationTest()) {
    if (['Killed', 'Timeout'].includes(status)) killed += 1
    if (['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)) valid += 1
  }
}
const score = (100 * killed) / valid
process.stdout.write(
  `Mutants of the engine: ${valid}, killed or timed out: ${killed} (${score.toFixed(2)}%)\n`,
)
// Stryker sets it after a run whose own score is below the threshold.
process.exitCode = score < options.thresholds.break ? 1 : 0
