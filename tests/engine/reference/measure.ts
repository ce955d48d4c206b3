/**
 * Prints how accurate the engine is, as a Markdown table: `npm run accuracy`, with `-- --orders 2000` for a more exact
 * reference.
 */
import { parseArgs } from 'node:util'
import {
  measureAccuracy,
  simulateCells,
  type Accuracy,
  type ReferenceCell,
  engineTotals,
} from './accuracy.ts'
import { birthCells, customCells, scenarioCells } from './cells.ts'

const { values: options } = parseArgs({ options: { orders: { type: 'string', default: '500' } } })
const orders = Number(options.orders)
const scenarios = simulateCells(scenarioCells(), orders)
const custom = simulateCells(customCells(), orders)
const isAlone = ({ inputs }: ReferenceCell) => inputs.coverage === 'EE'
const columns: [string, Accuracy][] = [
  ['scenarios', measureAccuracy(engineTotals, scenarios)],
  ['custom years', measureAccuracy(engineTotals, custom)],
  ['births', measureAccuracy(engineTotals, simulateCells(birthCells(), orders))],
  ['employee alone', measureAccuracy(engineTotals, [...scenarios, ...custom].filter(isAlone))],
]
const inDollars = (amount: number) => amount.toFixed(2)
const rows: [string, (accuracy: Accuracy) => string][] = [
  ['cells', ({ cells }) => `${cells}`],
  ['figures', ({ figures }) => `${figures}`],
  ['order-sensitive figures', ({ orderSensitive }) => `${orderSensitive}`],
  ['bias, embedded deductible ($)', ({ embeddedBias }) => inDollars(embeddedBias)],
  ['bias, aggregate deductible ($)', ({ aggregateBias }) => inDollars(aggregateBias)],
  ['p50 error ($)', ({ p50 }) => inDollars(p50)],
  ['p99 error ($)', ({ p99 }) => inDollars(p99)],
  ['largest error ($)', ({ largest }) => inDollars(largest)],
  ['largest error where the order has no effect ($)', ({ largestFixed }) => inDollars(largestFixed)],
  ['wrong best plans', ({ wrongBestPlans }) => `${wrongBestPlans}`],
  ['largest regret ($)', ({ largestRegret }) => inDollars(largestRegret)],
]
const lines = [
  ['', ...columns.map(([title]) => title)],
  ['---', ...columns.map(() => '---:')],
  ...rows.map(([title, format]) => [title, ...columns.map(([, accuracy]) => format(accuracy))]),
]
process.stdout.write(`${lines.map((line) => `| ${line.join(' | ')} |`).join('\n')}\n`)
