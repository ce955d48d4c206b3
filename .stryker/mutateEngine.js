import { readdirSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'

/**
 * Runs the mutation tests of the engine in several runs of Stryker, prints their total, and fails if it is below the
 * threshold. Files with loops have runs of their own, because their instrumentation slows down all tests.
 */
const loops = [
  ['claimOrders'],
  ['costCurve', 'costSpread'],
  ['expenseLines', 'money', 'monthlyExpenses'],
  ['payClaims'],
  ['payment'],
  ['planCost'],
  ['priceClaims'],
  ['random'],
  ['simulateYears'],
].map((names) => names.map((name) => `src/engine/${name}.ts`))
const others = readdirSync('src/engine', { encoding: 'utf8', recursive: true })
  .map((name) => `src/engine/${name}`)
  .filter((file) => file.endsWith('.ts') && !loops.flat().includes(file))
const threshold = 95

let killed = 0
let valid = 0
for (const mutate of [others, ...loops]) {
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
// Stryker sets it after a run whose own score is below its threshold.
process.exitCode = score < threshold ? 1 : 0
